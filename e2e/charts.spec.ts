import type { Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.setTimeout(180_000);

const library = '**/assets/plots-*.js';

let product: Product;
let key: string;
test.beforeEach(async ({ page }) => {
  product = await startProduct({ RATE_LIMIT: '1000' });
  ({ key } = await makeFirstAccount(page, product));
  await product.waypost('demo', '--account', ada.username, '--links', '40', '--visits', '1500');
});
test.afterEach(() => product.stop());

/** Returns the day `days` days ago, as a chart shows it. */
const dayBefore = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.now() - days * 86_400_000,
  );

/** Returns the positions of a chart's texts and lines, in whole px of the page. */
const drawn = (page: Page) =>
  page.locator('[data-plot] svg').evaluate((svg) => {
    const whole = (...values: number[]) => values.map((value) => Math.round(value)).join(' ');
    const words = [...svg.querySelectorAll('text')].map((word) => {
      const { left, top, width } = word.getBoundingClientRect();
      return `${word.textContent} ${whole(left + width / 2, top)}`;
    });
    const lines = [...svg.querySelectorAll('path')]
      .filter((path) => path.getTotalLength() > 200)
      .map((path) => {
        const { left, top, width, height } = path.getBoundingClientRect();
        return `${getComputedStyle(path).stroke} ${whole(left, top, width, height)}`;
      });
    return { words: words.toSorted(), lines: lines.toSorted() };
  });

test('a chart is a static image until the pointer is over it, and its library draws it unchanged', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => (requests += /\/assets\/plots-/.test(request.url()) ? 1 : 0));
  const held = Promise.withResolvers<void>();
  await page.route(library, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/app/statistics?days=90`);
  const chart = page.getByRole('region', { name: 'Visits per day' });
  const picture = chart.getByRole('img', { name: 'Visits per day: chart' });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.fonts.ready);
  const first = await drawn(page);
  expect(first.words.length).toBeGreaterThan(8);
  expect(first.lines.length).toBeGreaterThan(1);
  expect(requests).toBe(0);
  await picture.hover();
  await expect.poll(() => requests).toBe(1);
  held.resolve();
  await expect(chart.getByRole('application')).toBeVisible();
  // The pointer hasn't moved since.
  const tip = chart.getByRole('status').filter({ hasText: /Visits/ });
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  expect(await drawn(page)).toEqual(first);
});

test(
  'a chart focused by keyboard keeps the focus and shows its values',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.goto(`${product.url}/app/statistics?days=90`);
    const chart = page.getByRole('region', { name: 'Visits per day' });
    await chart.locator('[data-plot] svg').focus();
    await expect(chart.getByRole('application')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chart.getByRole('status').filter({ hasText: /Visits/ })).toBeVisible();
  },
);

test('a first tap on a chart shows the tapped day', { tag: '@every-case' }, async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.addInitScript(
    (kept) => sessionStorage.setItem('waypost-credentials', kept),
    JSON.stringify({ server: '', key, kind: 'key' }),
  );
  await phone.goto(`${product.url}/app/statistics?days=90`);
  const chart = phone.getByRole('region', { name: 'Visits per day' });
  await chart.getByRole('img', { name: 'Visits per day: chart' }).tap();
  const tip = chart.getByRole('status').filter({ hasText: /Visits/ });
  await expect(tip).toBeVisible();
  // The tap was in the middle of the chart.
  await expect(tip).not.toContainText(dayBefore(89));
  await context.close();
});

test(
  'a chart stays a static image when its library can’t be loaded',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.route(library, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${product.url}/app/statistics?days=90`);
    const chart = page.getByRole('region', { name: 'Visits per day' });
    const refused = page.waitForResponse(library);
    await chart.getByRole('img', { name: 'Visits per day: chart' }).hover();
    await refused;
    await expect(chart.getByRole('img', { name: 'Visits per day: chart' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  },
);

test(
  'the figures of a page are requested once, while its code loads',
  { tag: '@every-case' },
  async ({ page }) => {
    const read = async <Answer>(path: string) => {
      const response = await fetch(product.url + path, { headers: { Authorization: `Bearer ${key}` } });
      return ((await response.json()) as { data: Answer }).data;
    };
    const { urls } = await read<{ urls: { id: number; alias: string }[] }>('/api/urls?order=click');
    const { qrs } = await read<{ qrs: { id: number; scans: number }[] }>('/api/qr?limit=100');
    const link = urls[0];
    const code = qrs.toSorted((one, other) => other.scans - one.scans)[0];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/analytics') asked.push(`${searchParams.get('of')} ${searchParams.get('id')}`);
    });
    for (const [path, expected] of [
      ['statistics', 'account null'],
      [`qr/${code?.id}`, `qr ${code?.id}`],
      [`links/by?short=${link?.alias}`, `link ${link?.id}`],
    ]) {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/frame-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      const figures = page.waitForRequest('**/api/analytics?*');
      await page.goto(`${product.url}/app/${path}`, { waitUntil: 'commit' });
      await figures;
      held.resolve();
      await page.locator('[data-plot] svg').hover();
      await expect(page.locator('[data-plot]').getByRole('application')).toBeVisible();
      await page.unroute('**/assets/frame-*.js');
      expect(asked.splice(0)).toEqual([expected]);
    }
  },
);

test('figures fill their rows at any width', { tag: '@every-case' }, async ({ page }) => {
  for (const [width, path, label] of [
    [1440, 'statistics', /^Visits · /],
    [1024, 'statistics', /^Visits · /],
    [760, 'statistics', /^Visits · /],
    [390, 'statistics', /^Visits · /],
    [1024, '', 'Key figures'],
    [390, '', 'Key figures'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.url}/app/${path}`);
    const figures = page.getByLabel(label).locator(':scope > div');
    await expect(figures).toHaveCount(5);
    const rows = await figures.evaluateAll((tiles) => {
      const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    });
    expect(rows, `${path} at ${width}`).toEqual(width > 800 ? [5] : width > 500 ? [3, 2] : [1, 2, 2]);
  }
});
