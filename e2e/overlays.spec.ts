import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('overlays are made on the command line that the page shows, and looked at', async ({ page }) => {
  await makeFirstAccount(page, product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overlays' }).click();
  await expect(page.getByText('No overlays yet')).toBeVisible();
  const command = await page.getByLabel('Command that makes an overlay').inputValue();
  expect(command).toMatch(/^npm run waypost -- overlay add /);
  await expectAccessible(page);

  const kind = ['--type', 'coupon', '--name', 'Ten <b>percent</b> 🎉'];
  await product.waypost('overlay', 'add', '--account', ada.username, ...kind);
  await page.reload();
  const row = page.getByRole('table', { name: 'Overlays' }).getByRole('row').filter({ hasText: 'Coupon' });
  await expect(row).toContainText('Ten <b>percent</b> 🎉');
  await expectAccessible(page);
});
