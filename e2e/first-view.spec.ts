import type { Locator } from '@playwright/test';
import { startFirstViews, type FirstViews } from '#test/start-first-views.ts';
import { budgets, fontBudget } from '#test/first-view-budget.ts';
import { watchShift } from './watch-shift.ts';
import { expect, test } from './watched-page.ts';

/**
 * Checks what each page loads until its main content is visible. It counts instead of timing, so that a slow machine
 * makes no difference.
 */

let views: FirstViews;
test.beforeAll(async ({ browser }) => {
  views = await startFirstViews(browser);
});
test.afterAll(() => views.stop());

/** Tags tests that repeat others at another size, or on pages that people open less. */
const repeatsIf = (isRepeated: boolean) => (isRepeated ? { tag: '@every-case' } : {});
const lists = new Set(['', 'links', 'qr']);

for (const budget of budgets)
  test(`${budget.name}: the requests before the page is visible stay within its budget`, async () => {
    const page = views.pages.find(({ name }) => name === budget.name) ?? budget;
    const { requests, script, style, font, shift, asked } = await views.of(page, { slowed: 1 });
    const told = asked.join('\n');
    expect(script / 1000, told).toBeLessThanOrEqual(budget.script);
    expect(style / 1000, told).toBeLessThanOrEqual(budget.style);
    expect(font / 1000, told).toBeLessThanOrEqual(fontBudget);
    expect(requests, told).toBeLessThanOrEqual(budget.requests);
    // A record's figures may need a line more or less than was reserved.
    expect(shift).toBeLessThanOrEqual(0.05);
    // The script in the page's head and the page's code must request the same data, so that nothing is requested twice.
    const reads = asked.flatMap((path) => /^\/api\/[^?]*/.exec(path) ?? []);
    expect(reads, told).toEqual([...new Set(reads)]);
  });

/** Opens the links, scrolled to the last one of the page, and returns the scroll position. */
async function atLastLink() {
  const page = await views.open();
  await page.goto(`${views.url}/app/links`);
  const rows = page.locator('tbody tr[data-place]');
  await expect(rows).toHaveCount(25);
  await rows.last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  return { page, rows, before };
}

test('A reloaded list shows all its rows and keeps its scroll position', async () => {
  const { page, rows, before } = await atLastLink();
  await page.reload();
  await expect(rows).toHaveCount(25);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.context().close();
});

test('Going back restores the scroll position, even when the rows arrive late', async () => {
  const { page, rows, before } = await atLastLink();
  await page.goto('about:blank');
  const held = Promise.withResolvers<void>();
  await page.route(`${views.url}/api/urls*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached();
  held.resolve();
  await expect(rows).toHaveCount(25);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.context().close();
});

test('A page opened by its address starts at its top, and going back restores the scroll position', async () => {
  const page = await views.open();
  await page.goto(`${views.url}/app/links`);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeEnabled();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto(`${views.url}/app/qr`);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeEnabled();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.context().close();
});

test('Scripts that pages start with tell browsers to compile all their functions early', async () => {
  const page = await (await fetch(`${views.url}/app/links`)).text();
  const files = [...page.matchAll(/href="([^"]*(?:vendor|frame|links-list)-[^"]*\.js)"/g)].map(
    ([, file]) => file,
  );
  expect(files).toHaveLength(3);
  for (const file of files) {
    const script = await (await fetch(new URL(file ?? '', `${views.url}/app/links`))).text();
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('The font is loaded once, before the first text', async () => {
  const page = await views.open();
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      const isHere = [...document.fonts].some(({ status }) => status === 'loaded');
      Object.assign(globalThis, { fontAtFirst: isHere });
    }).observe(document, { childList: true, subtree: true });
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(`${views.url}/app/links`);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href') as string));
  await page.waitForFunction(() => 'fontAtFirst' in globalThis);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'fontAtFirst') as boolean)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  expect(preloaded).toHaveLength(1);
  // Titles in other scripts may need further font files.
  expect(fonts.filter((font) => font === preloaded[0])).toHaveLength(1);
  expect(fonts[0]).toBe(preloaded[0]);
  await page.context().close();
});

test('The service’s own host is requested along with the domains, before the page’s code loads', async () => {
  const page = await views.open();
  const asked = page.waitForRequest('**/api/account');
  await page.route('**/assets/vendor-*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${views.url}/app/domains`);
  await expect(page.locator('tbody tr[data-place]').first()).toContainText(new URL(views.url).host);
  await page.context().close();
});

/** Returns the position and size of the product's logo, in px from the window's corner. */
const signAt = (within: Locator) => within.locator('svg[viewBox="0 0 32 32"]').boundingBox();

for (const width of [1440, 1024, 390])
  test(
    `The frame appears before the code, in its final position at ${width} px`,
    repeatsIf(width !== 1440),
    async () => {
      const page = await views.open();
      await page.setViewportSize({ width, height: 844 });
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/assets/vendor-*', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(`${views.url}/app/links`, { waitUntil: 'commit' });
      const early = page.locator('.opening');
      // Nothing is painted before the styles have loaded.
      await expect(early).toHaveCSS('position', 'fixed');
      await expect(early).toBeVisible();
      const sign = await signAt(early);
      resolve();
      await expect(page.locator('tbody tr[data-place]').first()).toBeVisible();
      await expect(early).toBeHidden();
      expect(sign).toEqual(await signAt(page.locator('#root')));
      await page.context().close();
    },
  );

test('Visitors who must sign in see no frame first', async () => {
  const page = await views.open(false);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['opening'] !== undefined)
        Object.assign(globalThis, { wasFramed: true });
    }).observe(document.documentElement, { attributes: true });
  });
  await page.goto(`${views.url}/app/links`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'wasFramed' in globalThis)).toBe(false);
  await page.context().close();
});

/**
 * Everything that loads has its space reserved, except for what only some records have, such as notes below the chart.
 */
for (const name of ['A link', 'A QR code'])
  for (const width of [1440, 390])
    test(`${name} reserves space for loading content at ${width} px`, repeatsIf(width !== 390), async () => {
      const page = await views.open();
      await page.setViewportSize({ width, height: 844 });
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/(?:qr\/|urls\?short=|url\/|analytics)/, async (route) => {
        await held.promise;
        await route.continue();
      });
      const by = await watchShift(page);
      await page.goto(`${views.url}/app/${views.pages.find((one) => one.name === name)?.path}`);
      await expect(page.getByText('Unique visitors')).toBeVisible();
      await expect(page.getByRole('button', { name: 'More actions' })).toBeDisabled();
      held.resolve();
      await expect(page.getByRole('button', { name: 'Table' }).first()).toBeEnabled();
      await expect(page.locator('[data-plot] svg').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'More actions' })).toBeEnabled();
      expect(await by()).toBeLessThanOrEqual(0.05);
      await page.context().close();
    });

/** Content that loads later has its space from the start. */
for (const path of ['qr', 'links', 'account', '', 'campaigns/1', 'channels/1'])
  for (const width of [1440, 390])
    test(
      `Nothing shifts at /${path} at ${width} px when the remaining content loads`,
      repeatsIf(width !== 390 || !lists.has(path)),
      async () => {
        const page = await views.open();
        await page.setViewportSize({ width, height: 844 });
        const by = await watchShift(page);
        await page.goto(`${views.url}/app/${path}`);
        await expect(page.getByRole('button', { name: /^(?:Filters|Delete account|Table)$/ })).toBeEnabled();
        expect(await by()).toBeLessThanOrEqual(0.01);
        await page.context().close();
      },
    );

for (const path of ['links', 'qr', 'pixels', 'bio', 'channels'])
  test(
    `Cards at /${path} keep their height on a phone when they have loaded`,
    repeatsIf(!lists.has(path)),
    async () => {
      const page = await views.open();
      await page.setViewportSize({ width: 390, height: 844 });
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(`${views.url}/app/${path}`);
      const heightOf = async (row: Locator) => (await row.boundingBox())?.height ?? 0;
      const awaited = await heightOf(page.locator('tbody tr[data-skeleton]').first());
      resolve();
      const rows = page.locator('tbody tr[data-place]');
      await expect(rows.first()).toBeVisible();
      // Some cards have a name that takes two lines, or additional details.
      const heights = await Promise.all((await rows.all()).map(heightOf));
      expect(Math.abs(Math.min(...heights) - awaited)).toBeLessThanOrEqual(4);
      await page.context().close();
    },
  );
