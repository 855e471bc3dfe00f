import type { Page } from '@playwright/test';
import { startChangingProduct } from '#test/start-changing-product.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.use({ serviceWorkers: 'allow' });

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

/** Waits until the worker has cached the whole build and controls this page. */
const beKept = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('the app opens offline, and changes wait or are withdrawn', async ({ page, context, complaints }) => {
  test.slow();
  await makeFirstAccount(page, product);
  await beKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  // Bio pages are an extension. The browser remembers what the server offers.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bio pages' }),
  ).toBeVisible();
  // A page that loads while the connection is only emulated as offline considers itself online.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();

  // Opens a page for the first time, and a form in it.
  await goTo(page, 'Channels');
  await expect(page.getByRole('heading', { level: 1, name: /Channels/ })).toBeVisible();
  await page
    .getByRole('button', { name: /New channel/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'New channel' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sent from the train');
  const save = dialog.getByRole('button', { name: /^(Add|Make|Create|Save)/ });
  await save.click();
  await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
  await dialog.getByRole('button', { name: 'Don’t wait' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was sent');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Sent from the train');

  await save.click();
  await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You’re offline', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sent from the train' })).toBeVisible();

  // The worker has stored none of the service's responses.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((path) => !/^\/app\/(?:$|assets\/|icon\.svg$)/.test(path))).toEqual([]);

  // The browser logs each request that couldn't be sent.
  const others = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...others);
});

test('a new version is announced and leaves the open page alone until it is reloaded', async ({ page }) => {
  test.slow();
  const front = await startChangingProduct(product.url);
  await makeFirstAccount(page, { ...product, setupUrl: product.setupUrl.replace(product.url, front.url) });
  await beKept(page);
  await goTo(page, 'Channels');
  await page
    .getByRole('button', { name: /New channel/ })
    .first()
    .click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Half typed');

  front.release();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect(page.getByRole('button', { name: 'Update', includeHidden: true })).toBeVisible();
  await expect(name).toHaveValue('Half typed');
  const next = page.locator('meta[name="version"]');
  await expect(next).toHaveCount(0);

  // A page of the old version opens, although the server no longer has its files.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await goTo(page, 'Pixels');
  await expect(page.getByRole('heading', { level: 1, name: /Pixels/ })).toBeVisible();
  await expect(next).toHaveCount(0);

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(next).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: /Pixels/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  front.stop();
});

test('the browser offers to install the app', { tag: '@every-case' }, async ({ page, context }) => {
  await page.goto(`${product.url}/app/sign-in`);
  await beKept(page);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(manifest ?? '', product.url);
  const response = await page.request.get(address.href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; type: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.headers()['content-type']).toContain(type);
  }
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: 'Waypost',
    start_url: './',
    scope: './',
    display: 'standalone',
  });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The test's window is a private one, or headless. This must be the only obstacle to installing the app.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});
