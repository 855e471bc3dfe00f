import { startProduct, type Product } from '#test/start-product.ts';
import { addCode } from './add-code.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const setPlan = (expires: string) =>
  product.waypost('account', 'plan', '--account', ada.username, '--plan', 'Business', '--expires', expires);

test('first steps turn into an overview that shows what needs attention', async ({ page }) => {
  test.slow();
  await makeFirstAccount(page, product);
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'New QR code' }).click();
  await page.getByRole('textbox', { name: 'Destination' }).fill('https://acme.com/menu');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Table card <b>1</b>');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Table card <b>1</b>' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
  const newest = page.getByRole('list', { name: 'Newest QR codes' });
  await expect(newest.getByRole('link', { name: 'Table card <b>1</b>' })).toBeVisible();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await expect(page.getByText('No scans yet')).toBeVisible();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();

  // A filled account has an overview with figures.
  await product.waypost('demo', '--account', ada.username, '--links', '60', '--visits', '400');
  const asked: string[] = [];
  page.on('request', (request) => {
    // Requests that the previous page still sends don't count.
    if (request.isNavigationRequest()) asked.length = 0;
    const { pathname, search } = new URL(request.url());
    // The first steps that were kept with the page may still request a first visit.
    const isFirstVisit = /^\?from=([\d-]+)&to=\1&/.test(search);
    if (pathname.startsWith('/api/') && !isFirstVisit) asked.push(pathname + search);
  });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Most scanned QR codes' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.getByRole('list', { name: 'Most clicked links' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('list', { name: 'Newest links' }).getByRole('listitem')).toHaveCount(5);
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      '/api/account',
      '/api/analytics/live',
      expect.stringMatching(/^\/api\/analytics\?from=/),
      '/api/annotations?page=1&limit=1000',
      '/api/domains?page=1&limit=25',
      '/api/goals?unseen=true&page=1&limit=1000',
      '/api/qr?page=1&limit=100',
      expect.stringMatching(/^\/api\/series\?/),
      '/api/urls?page=1&limit=25',
    ]);

  // Goes past the newest links, some of which have no clicks, to the most clicked one. The look-up returns its
  // statistics.
  for (let line = 1; line <= 6; line += 1) await page.keyboard.press('j');
  const clicked = page.getByRole('list', { name: 'Most clicked links' });
  await expect(clicked.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/links\/by\?short=/);
  await expect(page.getByLabel('Clicks · Last 30 days')).toContainText('One-time visitors');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await setPlan(inDays(12));
  await page.reload();
  await expect(page.getByText(/Your Business plan expires in 1[12] days/)).toBeVisible();
  await expectAccessible(page);
  await setPlan(inDays(-4));
  await page.reload();
  await expect(page.getByText('Your Business plan expired 4 days ago')).toBeVisible();
});

test('scans move a QR code up among the most scanned', { tag: '@every-case' }, async ({ page }) => {
  test.slow();
  const { key } = await makeFirstAccount(page, product);
  const make = (name: string) => addCode(product, key, { data: 'https://acme.com', name });
  const [poster, card] = [await make('Poster'), await make('Card')];
  await scan(poster.link, 'iphone');
  const most = page.getByRole('list', { name: 'Most scanned QR codes' }).getByRole('listitem');
  // Visits are written in batches, a moment after they happen.
  const expectMost = (lines: RegExp[]) =>
    expect(async () => {
      await page.reload();
      await expect(page.getByRole('list', { name: 'Newest QR codes' }).getByRole('listitem')).toHaveCount(2);
      await expect(most).toHaveText(lines, { timeout: 2000 });
    }).toPass();
  await expectMost([/^Poster.*1$/]);
  for (const phone of ['iphone', 'pixel'] as const) await scan(card.link, phone);
  await expectMost([/^Card.*2$/, /^Poster.*1$/]);
});
