import type { Page } from '@playwright/test';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

/** Returns a wide JPEG with a camera's metadata, as phones create them. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 300 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#c2410c';
    context?.fillRect(0, 0, 900, 300);
    return canvas.toDataURL('image/jpeg');
  });
  const bytes = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
  const notes = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\0\0\0\0\0', 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, notes.length + 2]);
  return Buffer.concat([head, notes, bytes.subarray(2)]);
}

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'a splash page is created, passed through, edited and deleted',
  { tag: '@every-case' },
  async ({ page, context }) => {
    const shop = await startScriptedServer(() => ({
      headers: { 'Content-Type': 'text/html' },
      body: '<title>Shop</title><h1>The shop</h1>',
    }));
    const { key } = await makeFirstAccount(page, product);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Splash pages' }).click();
    await expect(page.getByText('No splash pages yet')).toBeVisible();

    await page.keyboard.press('n');
    await page.getByLabel('Name').fill('Leaving');
    await page.getByLabel('Title').fill('You are <b>leaving</b>');
    await page.getByLabel('Button').fill('To the shop');
    await page.getByLabel('Countdown').selectOption('60 seconds');
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
    await expect(page.getByRole('radio', { name: 'Banner' })).toBeChecked();
    const preview = page.getByRole('img', { name: 'Splash page preview' });
    await expect(preview.getByText('You are <b>leaving</b>')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create splash page' }).click();
    await page.getByRole('link', { name: 'Leaving' }).click();
    await expect(page).toHaveURL(/\/app\/splash\/\d+$/);
    const splash = Number(page.url().split('/').at(-1));

    const answer = await page.request.post(`${product.url}/api/url/add`, {
      headers: { Authorization: `Bearer ${key}` },
      data: { url: shop.url, custom: 'shop', splash },
    });
    expect(answer.ok()).toBe(true);
    const visitor = await context.newPage();
    await visitor.goto(`${product.url}/shop`);
    await expect(visitor.getByRole('heading', { name: 'You are <b>leaving</b>' })).toBeVisible();
    const banner = visitor.locator('img.banner');
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    const served = await page.request.get(product.url + ((await banner.getAttribute('src')) ?? ''));
    // A camera's metadata must not be published.
    expect((await served.body()).includes('Exif')).toBe(false);
    await expect(visitor.getByRole('timer')).toHaveText(/Continues in \d+ s/);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Stay here' }).click();
    await expect(visitor.getByRole('timer')).toHaveCount(0);
    await visitor.getByRole('link', { name: 'To the shop' }).click();
    await expect(visitor.getByRole('heading', { name: 'The shop' })).toBeVisible();

    await page.bringToFront();
    await page.getByLabel('Countdown').selectOption('3 seconds');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Splash page saved')).toBeVisible();
    await visitor.bringToFront();
    await visitor.goto(`${product.url}/shop`);
    await expect(visitor.getByRole('heading', { name: 'The shop' })).toBeVisible();

    await page.bringToFront();
    await page.getByRole('button', { name: 'Actions for Leaving' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete splash page “Leaving”?' });
    await expect(dialog).toContainText('1 link uses it');
    await dialog.getByRole('button', { name: 'Delete splash page' }).click();
    await expect(page.getByText('No splash pages yet')).toBeVisible();
    const straight = await page.request.get(`${product.url}/shop`, { maxRedirects: 0 });
    expect(straight.status()).toBe(302);
    await shop.stop();
  },
);

test(
  'a splash page that asks for consent to pixels waits for the visitor’s choice',
  { tag: '@every-case' },
  async ({ page, browser }) => {
    const shop = await startScriptedServer(() => ({
      headers: { 'Content-Type': 'text/html' },
      body: '<title>Shop</title><h1>The shop</h1>',
    }));
    const { key } = await makeFirstAccount(page, product);
    const add = async (path: string, data: object) => {
      const answer = await page.request.post(`${product.url}/api/${path}/add`, {
        headers: { Authorization: `Bearer ${key}` },
        data,
      });
      return ((await answer.json()) as { id: number }).id;
    };
    const splash = await add('splash', { name: 'Leaving', title: 'You are leaving', seconds: 5 });
    const pixel = await add('pixel', { name: 'Meta', type: 'socialonepixel', tag: '381920475516204' });
    await add('url', { url: shop.url, custom: 'shop', splash, pixels: [pixel] });

    // The window is as low as a phone in landscape. A headless browser identifies itself, and isn't asked.
    const visitor = await browser.newPage({
      viewport: { width: 844, height: 390 },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await visitor.clock.install();
    await visitor.goto(`${product.url}/shop`);
    const timer = visitor.getByRole('timer');
    await expect(visitor.getByRole('button', { name: 'Don’t allow' })).toBeVisible();
    await expect(timer).toBeHidden();
    await visitor.clock.runFor(10_000);
    await expect(visitor.getByRole('heading', { name: 'You are leaving' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Don’t allow' }).press('Enter');
    await expect(visitor.getByRole('link', { name: 'Continue' })).toBeFocused();
    await expect(timer).toHaveText(/Continues in \d s/);
    await visitor.clock.runFor(6000);
    await expect(visitor.getByRole('heading', { name: 'The shop' })).toBeVisible();
    await visitor.close();
    await shop.stop();
  },
);
