import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('the dashboard speaks German when it is chosen, and what the browser asks for when nothing is', async ({
  page,
  browser,
}) => {
  await makeFirstAccount(page, product);
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
  await page.getByRole('menuitemradio', { name: 'Sprache des Browsers' }).click();
  await expect(page.getByText('No pixels yet')).toBeVisible();

  const context = await browser.newContext({ locale: 'de-CH' });
  const german = await context.newPage();
  await german.goto(`${product.url}/app/`);
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});
