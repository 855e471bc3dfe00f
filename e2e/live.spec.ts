import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { phones } from './phones.ts';
import { watchShift } from './watch-shift.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.setTimeout(240_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '2000', TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' });
});
test.afterEach(() => product.stop());

test('live visits arrive automatically, over one connection that a visible tab holds for all', async ({
  page,
}) => {
  const { key } = await makeFirstAccount(page, product);
  const made = await fetch(`${product.url}/api/url/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'https://acme.com/menu', custom: 'menu', title: 'Menu' }),
  });
  expect(made.status).toBe(200);
  const visit = (address: string) =>
    fetch(`${product.url}/menu`, {
      redirect: 'manual',
      headers: { 'User-Agent': phones.iphone, 'CF-IPCountry': 'DE', 'X-Forwarded-For': address },
    });

  const asked: string[] = [];
  const other = await page.context().newPage();
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  await other.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, session);
  for (const [name, tab] of [
    ['board', page],
    ['overview', other],
  ] as const)
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/live')) asked.push(name);
    });

  await page.goto(`${product.url}/app/live`);
  await expect(page.getByText('Waiting for visits')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Statistics' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  const movedBy = await watchShift(other);
  await other.goto(`${product.url}/app/`);
  await expect(other.getByRole('region', { name: 'Live' })).toContainText('No visits in the last 30 minutes');
  const before = await movedBy();
  await visit('203.0.113.1');
  for (const tab of [page, other])
    await expect(tab.getByRole('list', { name: 'Latest visits' }).getByRole('listitem')).toHaveText(
      /Germany · Phone · Safari/,
    );
  expect(asked).toEqual(['board']);
  // New visits have their space from the start, and the link is shown by its title.
  expect(await movedBy()).toBeLessThanOrEqual(before + 0.01);
  await expect(page.getByRole('list', { name: 'Latest visits' }).getByRole('listitem')).toHaveText(
    /^Menu.*\/menu/,
  );
  await expectAccessible(page);

  // The other tab takes over automatically once the first is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => asked).toEqual(['board', 'overview']);
  await visit('203.0.113.2');
  await expect(other.getByRole('region', { name: 'Live' })).toContainText('2 visits in the last 30 minutes');
  await expect(page.getByRole('listitem').filter({ hasText: 'Germany' })).toHaveCount(1);

  // The link's page shows them as well.
  await other.goto(`${product.url}/app/links/by?short=${encodeURIComponent(`${product.url}/menu`)}`);
  await expect(other.getByRole('region', { name: 'Live' })).toContainText('2 visits in the last 30 minutes');
});
