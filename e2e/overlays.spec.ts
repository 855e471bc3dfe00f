import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'an overlay is created, shown over a destination and beside it, and deleted',
  { tag: '@every-case' },
  async ({ page, context }) => {
    const museum = await startScriptedServer(() => ({
      headers: { 'Content-Type': 'text/html' },
      body: '<title>Museum</title><h1>The museum</h1>',
    }));
    const { key } = await makeFirstAccount(page, product);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overlays' }).click();
    await page.getByRole('link', { name: 'Create your first overlay' }).click();
    await page.getByLabel('Name').fill('Night');
    await page.getByRole('textbox', { name: 'Message' }).fill('Ten <b>percent</b> 🎉');
    await page.getByLabel('Button URL').fill(`${museum.url}/tickets`);
    await page.getByLabel('Button text').fill('Tickets');
    await page.getByRole('radio', { name: /^Over the destination/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create overlay' }).click();
    await page.getByRole('link', { name: 'Night' }).click();
    await expect(page).toHaveURL(/\/app\/overlays\/\d+$/);
    const overlay = Number(page.url().split('/').at(-1));

    const answer = await page.request.post(`${product.url}/api/url/add`, {
      headers: { Authorization: `Bearer ${key}` },
      data: { url: museum.url, custom: 'museum', overlay },
    });
    expect(answer.ok()).toBe(true);
    const visitor = await context.newPage();
    await visitor.goto(`${product.url}/museum`);
    const message = visitor.getByRole('region', { name: 'Message' });
    await expect(message.getByText('Ten <b>percent</b> 🎉')).toBeVisible();
    await expect(visitor.frameLocator('iframe').getByRole('heading', { name: 'The museum' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Close message' }).click();
    await expect(message.getByText('Ten <b>percent</b> 🎉')).toBeHidden();
    const onward = visitor.getByRole('link', { name: /^Continue to / });
    await expect(onward).toBeFocused();
    await onward.click();
    await expect(visitor).toHaveURL(`${museum.url}/`);

    await page.bringToFront();
    await page.getByRole('radio', { name: /^On a separate page/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Overlay saved')).toBeVisible();
    await visitor.bringToFront();
    await visitor.goto(`${product.url}/museum`);
    await expect(visitor.getByRole('heading', { name: 'Ten <b>percent</b> 🎉' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Tickets' }).click();
    await expect(visitor).toHaveURL(`${museum.url}/tickets`);

    await page.bringToFront();
    await page.getByRole('button', { name: 'Actions for Night' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete overlay “Night”?' });
    await expect(dialog).toContainText('1 link uses it');
    await dialog.getByRole('button', { name: 'Delete overlay' }).click();
    await expect(page.getByText('No overlays yet')).toBeVisible();
    const straight = await page.request.get(`${product.url}/museum`, { maxRedirects: 0 });
    expect(straight.status()).toBe(302);
    await museum.stop();
  },
);

test(
  'on a phone, a page’s only button stays beside its title while its menu is open',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await makeFirstAccount(page, product);
    const made = await page.request.post(`${product.url}/api/overlay/add`, {
      headers: { Authorization: `Bearer ${key}` },
      data: { name: 'Night', type: 'message', message: 'Ten percent' },
    });
    expect(made.ok()).toBe(true);
    const { id } = (await made.json()) as { id: number };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${product.url}/app/overlays/${id}`);
    const button = page.getByRole('button', { name: 'More actions' });
    const place = () => button.evaluate((shown) => shown.getBoundingClientRect().top);
    await expect(button).toBeVisible();
    const before = await place();
    await button.click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(await place()).toBe(before);
  },
);
