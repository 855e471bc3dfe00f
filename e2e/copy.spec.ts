import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check takes seconds.
test.setTimeout(240_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('links are searched and sorted without requests, and shown while the server is unreachable', async ({
  page,
  context,
}) => {
  const { key } = await makeFirstAccount(page, product);
  await product.waypost('demo', '--account', ada.username, '--links', '80', '--visits', '50');
  for (const [alias, title] of [
    ['zebra', 'Aaa zebra crossing'],
    ['yak', 'Zzz yak'],
  ] as const)
    await addLink(product, key, { url: 'https://acme.com/animals', custom: alias, title });
  // The copy is kept for users who stay signed in.
  await page.evaluate(
    (credentials) => {
      sessionStorage.clear();
      localStorage.setItem('waypost-credentials', credentials);
    },
    JSON.stringify({ server: '', key, kind: 'key' }),
  );
  await page.goto(`${product.url}/app/links`);
  await expect(page.getByText(/^As of /)).toBeVisible({ timeout: 30_000 });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/urls')) asked.push(request.url());
  });
  const table = page.getByRole('table', { name: 'Links' });
  const rows = table.locator('tbody tr');
  await page.getByRole('searchbox').pressSequentially('animals');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=animals$/);
  await table.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(rows.first()).toContainText('Aaa zebra crossing');
  await table.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(rows.first()).toContainText('Zzz yak');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Clicks from').fill('1');
  await expect(page.getByText('No matching links')).toBeVisible();
  await page.getByRole('button', { name: /At least 1 click/ }).click();
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  // The results stay while the URL takes over the search, so that a click at that moment works.
  await page.getByRole('searchbox').fill('no such words');
  const clear = page.getByRole('button', { name: 'Clear search' });
  const found = await clear.elementHandle();
  await expect(page).toHaveURL(/q=no\+such\+words/);
  expect(await found?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await clear.click();
  await expect(rows).toHaveCount(25);
  expect(asked).toEqual([]);

  // The server becomes unreachable, and the page is opened again.
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto(`${product.url}/app/links?order=name`);
  await expect(rows.first()).toContainText('Aaa zebra crossing', { timeout: 30_000 });
  await page.goto(`${product.url}/app/links`);
  await expect(rows).toHaveCount(25, { timeout: 30_000 });
  await expect(page.getByText(/Can’t reach the server\. Showing saved data as of /)).toBeVisible({
    timeout: 30_000,
  });
  // The link's name includes the count from the copy.
  await page.getByRole('link', { name: /^Channels \d+$/ }).click();
  await expect(page.getByRole('table', { name: 'Channels' }).locator('tbody tr').first()).toBeVisible();
  await context.unroute('**/api/**');

  // Nothing of it is left for the browser's next user.
  await page.goto(`${product.url}/app/links`);
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/app\/sign-in/);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining('waypost-kept-'));
});
