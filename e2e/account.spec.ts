import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(() => product.stop());

test('an account holder changes address and password, which ends other sign-ins, and signs out', async ({
  page,
  browser,
}) => {
  await makeFirstAccount(page, product);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByText('Does not expire')).toBeVisible();
  await expect(page.getByText('30 a minute')).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${product.url}/app/sign-in`);
  await elsewhere.getByLabel('E-mail address').fill(ada.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(ada.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Account' })).toBeVisible();

  const email = page.getByRole('form', { name: 'Change e-mail address' });
  await email.getByLabel('New e-mail address').fill('ada');
  await email.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(email.getByText(/Please enter a valid e-mail address/)).toBeVisible();
  await email.getByLabel('New e-mail address').fill('lovelace@acme.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail address changed')).toBeVisible();
  await expect(page.getByText('lovelace@acme.com')).toBeVisible();

  const password = page.getByRole('form', { name: 'Change password' });
  await password.getByLabel('New password').fill('Summer2026');
  await expect(password.getByText(/Very weak/)).toBeVisible();
  await expectAccessible(page);
  await password.getByLabel('New password').fill('k7#Qz!p2vL9$');
  await expect(password.getByText('Strong')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/app\/sign-in$/);
  await page.getByLabel('E-mail address').fill('lovelace@acme.com');
  await page.getByLabel('Password', { exact: true }).fill('k7#Qz!p2vL9$');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
});
