import { maxPictureBytes } from '#contract/picture.ts';
import { browser } from '#test/send-request.ts';
import { noisyPng } from '#test/pictures.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

const naturalWidth = (image: Element) => (image as HTMLImageElement).naturalWidth;

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('a bio page is created, ordered, opened, edited and deleted', async ({ page, context }) => {
  const { key } = await makeFirstAccount(page, product);
  for (const title of ['Menu', '<b>Table</b>', 'Voucher'])
    await addLink(product, key, { url: `https://acme.com/${title.length}`, title });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bio pages' }).click();
  await page.getByRole('link', { name: 'Create your first bio page' }).click();
  await page.getByLabel('Title').fill('Trattoria <i>Lucia</i>');
  await page.getByLabel('Alias').fill('lucia');
  const photo = noisyPng(1600, 1200);
  expect(photo.length).toBeGreaterThan(maxPictureBytes);
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('button', { name: 'Add links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add links' });
  await dialog.getByRole('button', { name: 'Select all 3' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 3 links' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Menu up' }).click();
  await page.keyboard.press('Alt+ArrowUp');
  const rows = page.getByRole('list', { name: 'Links on this page' }).getByRole('listitem');
  await expect(rows).toContainText(['Menu', 'Voucher', '<b>Table</b>']);
  await rows.nth(2).dragTo(rows.nth(0));
  await expect(rows).toContainText(['<b>Table</b>', 'Menu', 'Voucher']);
  const preview = page.getByRole('img', { name: 'Bio page preview' });
  await expect(preview.locator('li strong')).toHaveText(['<b>Table</b>', 'Menu', 'Voucher']);
  await expectAccessible(page);
  const create = page.getByRole('button', { name: 'Create bio page' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText('Pixels', { exact: true }).last()).not.toBeInViewport();
  await expect(create).toBeInViewport({ ratio: 1 });
  await create.click();
  await expect(page.getByText('Bio page created')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(`${product.url}/lucia`);
  await expect(visitor.getByRole('heading', { name: 'Trattoria <i>Lucia</i>' })).toBeVisible();
  // The picture is smaller than the original, and the page's policy allows it.
  await expect.poll(() => visitor.locator('img.face').evaluate(naturalWidth)).toBeGreaterThan(300);
  const src = (await visitor.locator('img.face').getAttribute('src')) ?? '';
  const served = await (await page.request.get(product.url + src)).body();
  expect(served.length).toBeLessThanOrEqual(maxPictureBytes);
  await expect(visitor.getByRole('listitem').locator('strong')).toHaveText([
    '<b>Table</b>',
    'Menu',
    'Voucher',
  ]);
  await expectAccessible(visitor);
  await visitor.close();

  await page.getByRole('link', { name: 'Trattoria <i>Lucia</i>' }).click();
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(preview.locator('img.face')).toHaveAttribute('src', product.url + src);
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Remove' }).click();
  await expect(preview.locator('.face')).toHaveText('TI');
  await page.getByRole('button', { name: 'Remove Menu' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Trattoria' });
  await expect(row.getByRole('cell').nth(1)).toHaveText('2');
  await expect(row.getByRole('cell').nth(2)).toHaveText('0');
  expect((await page.request.get(product.url + src)).status()).toBe(404);
  await page.request.get(`${product.url}/lucia`, { headers: { 'User-Agent': browser } });
  // On a busy machine a visit is counted a moment later.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell').nth(2)).toHaveText('1', { timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Actions for Trattoria <i>Lucia</i>' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete bio page' }).click();
  await expect(page.getByText('No bio pages yet')).toBeVisible();
  expect((await page.request.get(`${product.url}/lucia`)).status()).toBe(404);
});
