import { startProduct, type Product } from '#test/start-product.ts';
import { addCode } from './add-code.ts';
import { makeFirstAccount } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'an invalid field is scrolled into view, even when it has the focus',
  { tag: '@every-case' },
  async ({ page }) => {
    await makeFirstAccount(page, product);
    await page.goto(`${product.url}/app/qr/new`);
    await page.getByRole('radio', { name: /Write an e-mail/ }).check();
    const to = page.getByLabel('To');
    await to.fill('nobody');
    await to.focus();
    const create = page.getByRole('button', { name: 'Create QR code' });
    await page.getByText('Margin and error correction').scrollIntoViewIfNeeded();
    await expect(to).not.toBeInViewport();
    await create.click();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(to).toBeInViewport();
  },
);

test('QR codes are created, shown, edited, and deleted one by one and together', async ({ page }) => {
  test.slow();
  const { key } = await makeFirstAccount(page, product);
  const make = (name: string) => addCode(product, key, { data: 'https://acme.com/menu', name });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  // Starts with an empty list, and creates a code in the studio.
  await page.goto(`${product.url}/app/qr`);
  await expect(page.getByText('No QR codes yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create your first QR code' }).click();
  const address = page.getByRole('textbox', { name: 'Destination', exact: true });
  await address.fill('https://acme.com/spring');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Window');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Window' })).toBeVisible();

  // Shows the code from the list and edits it, with the keyboard alone.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'QR codes' }).click();
  await row('Window').locator('img').hover();
  await expect(page.locator('[data-size="scannable"] img')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-size="scannable"] img')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('q');
  const shown = page.getByRole('dialog', { name: 'Window' });
  await expect(shown.getByRole('img', { name: 'QR code of Window' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('Window')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/app\/qr\/\d+\/edit$/);
  await expect(address).toHaveValue('https://acme.com/spring');
  await address.fill('https://acme.com/summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('QR code saved')).toBeVisible();
  await expect(page.getByText('acme.com/summer').first()).toBeVisible();

  // Before it's deleted, the dialog says what is lost.
  const { link } = await make('Poster');
  await scan(link, 'iphone');
  await scan(link, 'iphone');
  await page.goto(`${product.url}/app/qr`);
  await page.getByRole('button', { name: 'Actions for Poster' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete QR code “Poster”?' });
  await expect(asked).toContainText('This URL will stop working');
  await expect(asked).toContainText('2 scans');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Poster' })).toBeFocused();
  await row('Poster').getByRole('link', { name: 'Poster' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await asked.getByRole('button', { name: 'Delete QR code' }).click();
  await expect(page.getByText('QR code deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/qr$/);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(404);

  // Deletes many at once, after their number is typed.
  for (let number = 1; number <= 5; number += 1) await make(`Card ${number}`);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select Card 5' }).check();
  await page.getByRole('checkbox', { name: 'Select Card 2' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('4 selected');
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  const many = page.getByRole('dialog', { name: 'Delete 4 QR codes?' });
  await expect(many.getByRole('button', { name: 'Delete 4 QR codes' })).toBeDisabled();
  await many.getByLabel('Type 4 to confirm').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 QR codes deleted')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'QR codes' }).locator('tbody tr')).toHaveCount(2);
  await expect(row('Card 1')).toBeVisible();
});
