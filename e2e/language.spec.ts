import { startProduct, type Product } from '#test/start-product.ts';
import { signInFirst } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('the dashboard uses the chosen language, or the browser’s by default', async ({ page, browser }) => {
  await signInFirst(page, product);
  await page.goto(`${product.url}/app/pixels`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('No pixels yet')).toBeVisible();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByText('Noch keine Pixel')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();

  await page.keyboard.press('Escape');

  // Texts that the service sends in English are translated, too.
  await page.goto(`${product.url}/app/bio/new`);
  await page.getByLabel('Titel').fill('Acme');
  await page.getByLabel(/^Alias/).fill('acme');
  await page.getByRole('button', { name: 'Bio-Seite erstellen' }).click();
  await page.getByRole('link', { name: 'Acme', exact: true }).click();
  await expect(page.getByLabel('Aufrufe')).toContainText('Noch keine Aufrufe');
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await page.request.get(`${product.url}/acme`, { headers });
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Aufrufe').getByText('Direkt')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto(`${product.url}/app/account`);
  await expect(page.getByText('Erster Schlüssel')).toBeVisible();
  await page.getByRole('button', { name: 'Konto', exact: true }).click();

  const help = page.getByRole('menuitem', { name: 'Hilfe' });
  await expect(help).toHaveAttribute('href', '/docs/de');
  const docs = await page.context().newPage();
  await docs.goto(`${product.url}/docs/de`);
  await expect(docs.locator('html')).toHaveAttribute('lang', 'de');
  await docs.getByRole('combobox', { name: 'Hilfe durchsuchen' }).fill('QR');
  await expect(docs.getByRole('option').first()).toBeVisible();
  await expect(docs.locator('[role=option]:not([lang=de])')).toHaveCount(0);
  await docs.close();

  await page.getByRole('menuitemradio', { name: 'Browsersprache' }).click();
  await page.goto(`${product.url}/app/pixels`);
  await expect(page.getByText('No pixels yet')).toBeVisible();

  const context = await browser.newContext({ locale: 'de-CH' });
  const german = await context.newPage();
  await german.goto(`${product.url}/app/`);
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});
