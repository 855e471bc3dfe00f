import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('splash pages are made on the command line that the page shows, and looked at', async ({ page }) => {
  await makeFirstAccount(page, product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Splash pages' }).click();
  await expect(page.getByText('No splash pages yet')).toBeVisible();
  const command = await page.getByLabel('Command that makes a splash page').inputValue();
  expect(command).toMatch(/^npm run waypost -- splash add /);
  await expectAccessible(page);

  await product.waypost('splash', 'add', '--account', ada.username, '--name', 'You are <b>leaving</b>');
  await page.reload();
  const table = page.getByRole('table', { name: 'Splash pages' });
  await expect(table.getByText('You are <b>leaving</b>')).toBeVisible();
  await expectAccessible(page);
});
