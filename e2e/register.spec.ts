import { startProduct, type Product } from '#test/start-product.ts';
import { ada } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ REGISTRATION: 'open', RATE_LIMIT: '1000' });
  const { email, username, password } = ada;
  const words = ['--email', email, '--username', username, '--password', password];
  await product.waypost('account', 'add', ...words);
});
test.afterAll(() => product.stop());

const grace = { email: 'grace@hopper.example', username: 'grace', password: 'nanoseconds of wire' };

test('anyone can create an account, sign in elsewhere, and end that session from here', async ({
  page,
  browser,
}) => {
  await page.goto(`${product.url}/app/sign-in`);
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(grace.email);
  await page.getByLabel('Username').fill('Grace Hopper');
  await page.getByLabel('Password', { exact: true }).fill('wire');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use 3 to 32 letters, digits, hyphens or underscores.')).toBeVisible();
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That username is taken. Choose another one.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(grace.email);
  await page.getByLabel('Username').fill(grace.username);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome, ${grace.username}`)).toBeVisible();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${product.url}/app/links`);
  await elsewhere.getByLabel('E-mail address or username').fill(grace.username);
  await elsewhere.getByLabel('Password', { exact: true }).fill(grace.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('No links yet')).toBeVisible();
  // The browser's copy is refreshed in the background, and would notice the end of the session first.
  await elsewhere.goto('about:blank');

  await page.goto(`${product.url}/app/account`);
  const signIns = page.getByRole('table', { name: 'Sessions' });
  await expect(signIns.locator('tbody tr')).toHaveCount(2);
  const other = signIns.locator('tbody tr').filter({ hasNotText: 'Current' });
  await other.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: /End session/ }).click();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(signIns.locator('tbody tr')).toHaveCount(1);
  await elsewhere.goto(`${product.url}/app/links`);
  await expect(elsewhere.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await context.close();
});

test('sign-in is refused after ten wrong passwords', { tag: '@every-case' }, async ({ page }) => {
  await page.goto(`${product.url}/app/sign-in`);
  await page.getByLabel('E-mail address').fill(ada.email);
  const password = page.getByLabel('Password', { exact: true });
  const alert = page.getByRole('alert');
  for (let guess = 0; guess < 10; guess += 1) {
    await password.fill(`guess ${guess}`);
    const answered = page.waitForResponse('**/api/session');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answered;
    await expect(alert).toContainText('Wrong username or password. Check both and try again.');
  }
  await password.fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert).toContainText(/Too many attempts/);
  await expect(password).toHaveValue(ada.password);
});
