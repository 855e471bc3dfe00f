import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, makeFirstAccount, setUp } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(() => product.stop());

test('an account holder changes e-mail address and password, which ends other sessions, and signs out', async ({
  page,
  browser,
}) => {
  await setUp(page, product);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
  await expect(page.getByText('600 requests per minute')).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${product.url}/app/sign-in`);
  await elsewhere.getByLabel('E-mail address').fill(ada.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(ada.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Account' })).toBeVisible();
  // An open page would refetch the account automatically, at an unpredictable time.
  await elsewhere.goto('about:blank');

  const email = page.getByRole('form', { name: 'Change e-mail address' });
  await email.getByLabel('New e-mail address').fill('ada');
  await email.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(email.getByText(/Enter a valid e-mail address/)).toBeVisible();
  await email.getByLabel('New e-mail address').fill('lovelace@acme.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail address changed')).toBeVisible();
  await expect(page.getByText('lovelace@acme.com')).toBeVisible();

  const password = page.getByRole('form', { name: 'Change password' });
  await password.getByLabel('New password').fill('Summer2026');
  await expect(password.getByText(/Very weak/)).toBeVisible();
  await expectAccessible(page);
  await password.getByLabel('New password').fill('k7#Qz!p2vL9$');
  await expect(password.getByText('Strong', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();

  await elsewhere.goto(`${product.url}/app/`);
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

test(
  'an account holder exports everything and deletes the account, and its public pages stop working',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await makeFirstAccount(page, product);
    await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu', title: '=1+1' });
    await page.getByRole('link', { name: 'Account' }).click();
    const card = page.getByRole('region', { name: 'Your data' });

    // Without the save dialog, the file is downloaded like any other.
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Export everything' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('waypost-account.zip');
    const files = unzipSync(await readFile(await download.path()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text('links.json')).toContain('https://acme.com/menu');
    expect(text('links.csv')).toContain("'=1+1");
    expect(Object.keys(files).map(text).join('\n')).not.toContain(key);
    await expect(page.getByText('waypost-account.zip saved')).toBeVisible();

    await card.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('1 link will stop working.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/to confirm$/).fill('somebody');
    await dialog.getByLabel('Password', { exact: true }).fill('wrong horse');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Type “ada” to confirm.')).toBeVisible();
    await dialog.getByLabel(/to confirm$/).fill(ada.username);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('The password is wrong.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/app\/sign-in/);
    expect((await fetch(`${product.url}/menu`, { redirect: 'manual' })).status).toBe(404);
    const refused = await fetch(`${product.url}/api/account`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(refused.status).toBe(401);
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Wrong username or password. Check both and try again.')).toBeVisible();
  },
);
