import type { Browser, Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
let key: string;

test.beforeEach(async ({ page }) => {
  product = await startProduct({ RATE_LIMIT: '1000' });
  const ada = ['--email', 'ada@example.com', '--username', 'ada', '--password', 'correct horse battery'];
  ({ key } = await product.waypost<{ key: string }>('account', 'add', ...ada));
  const credentials = JSON.stringify({ server: '', key, kind: 'key' });
  await page.addInitScript((value) => sessionStorage.setItem('waypost-credentials', value), credentials);
});
test.afterEach(() => product.stop());

/** A page of the service itself, which every link may redirect to. */
const landing = (name: string) => `${product.url}/robots.txt?${name}`;

async function newLink(page: Page, alias: string) {
  await page.goto(`${product.url}/app/links?open=new`);
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('Destination', { exact: true }).fill(landing(alias));
  await dialog.getByLabel('Alias').fill(alias);
  await expect(dialog.getByText('This alias is available.')).toBeVisible();
  return {
    dialog,
    make: async () => {
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await expect(page.getByText('Link created')).toBeVisible();
    },
  };
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * Opens another visitor's browser. It doesn't identify itself as headless, since it would be taken for a bot, whose
 * visits aren't counted.
 */
async function visitor(browser: Browser, options: { userAgent?: string; locale?: string } = {}) {
  const context = await browser.newContext({ userAgent: firefox, ...options });
  return context.newPage();
}

test(
  'an error that appears on blur doesn’t move the element under the pointer',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.goto(`${product.url}/app/links?open=new`);
    const dialog = page.getByRole('dialog', { name: 'New link' });
    await expect(dialog.getByLabel('Destination', { exact: true })).toBeFocused();
    await dialog.getByText('Expiry and click limit').click();
    await expect(dialog.getByText('Please enter a valid URL.')).toBeVisible();
    await expect(dialog.getByLabel('Click limit')).toBeVisible();
  },
);

test('a long alias is shown in full within its card', { tag: '@every-case' }, async ({ page }) => {
  const { make } = await newLink(page, 'a-menu-for-the-spring-of-a-whole-valley-and-its-guests');
  await make();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/app/links`);
    await page.getByRole('link', { name: /a-menu-for-the-spring/ }).click();
    const card = page.getByRole('region', { name: 'Details' });
    const box = await card.boundingBox();
    const short = await card.getByRole('link', { name: /a-menu-for-the-spring/ }).boundingBox();
    expect(short && box && short.x + short.width).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  }
});

test('a password, a click limit and an expiry keep visitors out and tell them why', async ({
  page,
  browser,
}) => {
  const { dialog, make } = await newLink(page, 'secret');
  await dialog.getByText('Expiry and click limit').click();
  await dialog.getByLabel('Click limit').fill('1');
  await dialog.getByText('Password', { exact: true }).first().click();
  await dialog.getByLabel('Password optional').fill('open sesame');
  await expect(dialog.getByText('Visitors enter a password first.')).toBeVisible();
  await dialog.getByText('Redirect rules').click();
  await dialog.getByRole('button', { name: 'Add country' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove row 1' }).click();
  await make();

  const guest = await visitor(browser);
  await guest.goto(`${product.url}/secret`);
  await expectAccessible(guest);
  await guest.getByLabel('Password').fill('nonsense');
  await guest.getByRole('button', { name: 'Open link' }).click();
  await expect(guest.getByText('Wrong password.')).toBeVisible();
  await guest.getByLabel('Password').fill('open sesame');
  await guest.getByRole('button', { name: 'Open link' }).click();
  await expect(guest).toHaveURL(landing('secret'));
  await guest.goto(`${product.url}/secret`);
  await expect(guest.getByRole('heading', { name: 'This link has reached its limit' })).toBeVisible();

  // The dashboard says the same.
  await page.goto(`${product.url}/app/links`);
  await expect(page.getByText('Used up')).toBeVisible();
  await page.getByRole('link', { name: /secret/ }).click();
  await expect(page.getByText('Its one click is used. Visitors see a notice instead.').first()).toBeVisible();

  // Sets an expiry in the user's time zone, and a redirect after it.
  const ending = await newLink(page, 'ending');
  await ending.dialog.getByText('Expiry and click limit').click();
  await ending.dialog.getByLabel('Expires').fill('2099-05-03T14:00');
  await ending.dialog.getByLabel('Redirect after expiry').fill(landing('over'));
  await expect(ending.dialog.getByText(/^Expires on 3 May 2099/)).toBeVisible();
  await ending.make();
  await guest.goto(`${product.url}/ending`);
  await expect(guest).toHaveURL(landing('ending'));
  await endSoon('ending');
  await expect(async () => {
    await guest.goto(`${product.url}/ending`);
    await expect(guest).toHaveURL(landing('over'), { timeout: 500 });
  }).toPass();

  await guest.goto(`${product.url}/report?link=ending`);
  await guest.getByLabel('Spam: unwanted advertising').check();
  await guest.getByRole('button', { name: 'Send report' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  expect(await product.waypost<unknown[]>('report', 'list')).toMatchObject([
    { shorturl: `${product.url}/ending`, reason: 'spam', account: 'ada' },
  ]);
});

/** Brings the expiry forward, since the test can't wait until 2099. */
async function endSoon(alias: string) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const found = await fetch(`${product.url}/api/urls?short=${alias}`, { headers });
  const { details } = (await found.json()) as { details: { id: number } };
  // A time that has passed before it arrives is refused.
  await expect(async () => {
    const expiry = new Date(Date.now() + 2000).toISOString().slice(0, 19).replace('T', ' ');
    const body = JSON.stringify({ expiry });
    const answer = await fetch(`${product.url}/api/url/${details.id}/update`, {
      method: 'PUT',
      headers,
      body,
    });
    expect(answer.ok).toBe(true);
  }).toPass();
}

test(
  'rules redirect by device and language, and an archived link doesn’t redirect',
  { tag: '@every-case' },
  async ({ page, browser }) => {
    const { dialog, make } = await newLink(page, 'rules');
    await dialog.getByText('Redirect rules').click();
    await dialog.getByRole('button', { name: 'Add device' }).click();
    await dialog.getByLabel('Rule 1: device').selectOption('ios');
    await dialog.getByLabel('Rule 1: destination by device').fill(landing('apple'));
    await dialog.getByRole('button', { name: 'Add language' }).click();
    await dialog.getByLabel('Rule 1: language').selectOption('French');
    await dialog.getByLabel('Rule 1: destination by language').fill(landing('french'));
    await make();

    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile';
    const guests = [
      [{ userAgent: iphone, locale: 'fr-FR' }, 'apple'],
      [{ locale: 'fr-FR' }, 'french'],
      [{ locale: 'en-GB' }, 'rules'],
    ] as const;
    for (const [options, name] of guests) {
      const guest = await visitor(browser, options);
      await guest.goto(`${product.url}/rules`);
      await expect(guest).toHaveURL(landing(name));
      await guest.context().close();
    }

    await page.getByRole('link', { name: /rules/ }).first().click();
    await expect(page.getByText('2 rules redirect some visitors elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Archive instead' }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('Visitors can’t reach the destination')).toBeVisible();
    const guest = await visitor(browser);
    await guest.goto(`${product.url}/rules`);
    await expect(guest.getByRole('heading', { name: 'This link is no longer active' })).toBeVisible();
  },
);
