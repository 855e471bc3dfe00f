import type { Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, setUp } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

let product: Product;
let key: string;

const kept = () => ({
  session: sessionStorage.getItem('waypost-credentials') ?? '',
  local: localStorage.getItem('waypost-credentials') ?? '',
});

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const page = await browser.newPage();
  ({ key } = await setUp(page, product));
  await page.close();
});
test.afterAll(() => product.stop());

/** Enters the first account's credentials, on the way to its links. */
async function enter(page: Page) {
  await page.goto(`${product.url}/app/links`);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
}

test('a wrong password is refused, and the right one opens the requested page', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto(`${product.url}/app/qr?page=1`);
  await expect(page).toHaveURL(/sign-in\?next=%2Fqr%3Fpage%3D1$/);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Wrong username or password. Check both and try again.',
  );
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/qr\?page=1$/);
  await expect(page.getByText('No QR codes yet')).toBeVisible();

  const { session, local } = await page.evaluate(kept);
  expect(session).toContain('"kind":"session"');
  expect(local).toBe('');
  const secret = (JSON.parse(session) as { key: string }).key;
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);

  // Another tab continues the session, and keeps it as this one does.
  const other = await page.context().newPage();
  await other.goto(`${product.url}/app/links`);
  await expect(other.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await expect(other).toHaveURL(/\/app\/links$/);
  const shared = await other.evaluate(kept);
  expect([shared.session.includes(secret), shared.local]).toEqual([true, '']);
});

test('a key signs in, and signing out forgets it', { tag: '@every-case' }, async ({ page }) => {
  await page.goto(`${product.url}/app/links`);
  await page.getByRole('radio', { name: 'With API key' }).check();
  await page.getByLabel('API key', { exact: true }).fill('wp_wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This key isn’t valid.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No links yet')).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(ada.email)).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/app\/sign-in$/);
  expect(await page.evaluate(kept)).toEqual({ session: '', local: '' });
  await page.goto(`${product.url}/app/qr`);
  await expect(page.getByRole('heading', { name: 'Sign in to Waypost' })).toBeVisible();
});

test('a session is shared with new tabs while one is open, and ends in all tabs', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No links yet')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${product.url}/app/qr`);
  await expect(other.getByText('No QR codes yet')).toBeVisible();
  expect(await other.evaluate(kept)).toEqual(await page.evaluate(kept));
  expect((await other.evaluate(kept)).local).toBe('');

  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Waypost' })).toBeVisible();
  await other.goto(`${product.url}/app/links`);
  await expect(other.getByRole('heading', { name: 'Sign in to Waypost' })).toBeVisible();
});

test(
  'a remembered session works in new tabs until the user signs out in one of them',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await enter(page);
    await page.getByLabel('Stay signed in').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('No links yet')).toBeVisible();
    expect((await page.evaluate(kept)).session).toBe('');

    const other = await context.newPage();
    await other.goto(`${product.url}/app/links`);
    await expect(other.getByText('No links yet')).toBeVisible();
    const session = (JSON.parse((await other.evaluate(kept)).local) as { key: string }).key;
    const ended = other.waitForResponse((response) => response.request().method() === 'DELETE');
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await ended;
    await expect(page.getByRole('heading', { name: 'Sign in to Waypost' })).toBeVisible();
    const after = await fetch(`${product.url}/api/account`, {
      headers: { Authorization: `Bearer ${session}` },
    });
    expect(after.status).toBe(401);
  },
);

test('an expired session asks to sign in again over the page', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No links yet')).toBeVisible();
  await page.goto(`${product.url}/app/qr/new`);
  await page.getByRole('textbox', { name: 'Destination' }).fill('https://acme.com/kept');
  const { session } = await page.evaluate(kept);
  await fetch(`${product.url}/api/session`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${(JSON.parse(session) as { key: string }).key}` },
  });
  await page.getByRole('button', { name: 'Create QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('E-mail address').fill(ada.email);
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue('https://acme.com/kept');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page).toHaveURL(/\/app\/qr\/\d+$/);
});
