import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('pixels are added, found by type, changed and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeFirstAccount(page, product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pixels' }).click();
  await expect(page.getByText('No pixels yet')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add pixel' });
  await expect(dialog.getByLabel('Service')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add pixel' }).click();
  await expect(dialog.getByText('Choose a service.')).toBeVisible();
  // Leaving the field shows its error, and must not move the button away under the pointer.
  await expect(dialog.getByText("The tag can't be empty.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Service').selectOption('Google Tag Manager');
  await dialog.getByLabel('Name').fill('<b>All</b> sites');
  await dialog.getByLabel('Tag').fill("gtm('GTM-5KX2N9Q')");
  await dialog.getByRole('button', { name: 'Use GTM-5KX2N9Q' }).click();
  await dialog.getByRole('button', { name: 'Add pixel' }).click();
  await expect(page.getByText('Pixel added')).toBeVisible();
  const table = page.getByRole('table', { name: 'Pixels' });
  await expect(table.getByText('<b>All</b> sites')).toBeVisible();

  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add pixel' }).click();
  await dialog.getByLabel('Service').selectOption('TikTok');
  await dialog.getByLabel('Name').fill('مرحبا');
  await dialog.getByLabel('Tag').fill('C7N0M2KLQ9T3R5V8W1XG');
  await page.keyboard.press('Enter');
  await expect(table.getByText('مرحبا')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Type' }).selectOption('tagmgrpixel');
  await expect(page).toHaveURL(/\?type=tagmgrpixel$/);
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await page.reload();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await page.goBack();
  await expect(table.locator('tbody tr')).toHaveCount(2);

  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByText('Tag copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GTM-5KX2N9Q');

  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit pixel' });
  await edit.getByLabel('Tag').fill('GTM-CHANGED');
  await page.keyboard.press('Enter');
  await expect(table.getByText('GTM-CHANGED')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for مرحبا' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete pixel' }).click();
  await expect(table.locator('tbody tr')).toHaveCount(1);
});
