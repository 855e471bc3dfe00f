import { expect, test } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expectAccessible } from './watched-page.ts';

// Doesn't use the watched page, since a page that breaks or has no connection always logs errors.

let product: Product;

test.beforeEach(async ({ page }) => {
  product = await startProduct({ RATE_LIMIT: '1000' });
  await makeFirstAccount(page, product);
});
test.afterEach(() => product.stop());

const code = '**/assets/overlays-list-*.js';

test('the page reloads once when an update has removed its code', async ({ page }) => {
  let loads = 0;
  page.on(
    'request',
    (request) => (loads += request.isNavigationRequest() && request.method() === 'GET' ? 1 : 0),
  );
  await page.route(code, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Overlays' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overlays' })).toBeVisible();
  expect(loads).toBe(1);
});

test('the frame shows an error when a page’s code can’t be loaded', async ({ page }) => {
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Overlays' }).click();
  await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'the frame shows an error when the code of a page’s figures can’t be loaded',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.route('**/assets/charts-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${product.url}/app/statistics`);
    await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('the page says when the dashboard can’t be loaded at all', async ({ page }) => {
  const parts = '**/assets/frame-*.js';
  await page.route(parts, (route) => route.abort());
  await page.goto(`${product.url}/app/links`);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load Waypost');
  await expectAccessible(page);
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
});

test(
  'the page stays unchanged when the code of the command palette can’t be loaded',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.route('**/assets/CommandPalette-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${product.url}/app/links?q=kept`);
    await expect(page.getByRole('searchbox')).toHaveValue('kept');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Couldn’t load this.').first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Go to' })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('kept');
  },
);

test('tooltips fail silently when their code can’t be loaded', { tag: '@every-case' }, async ({ page }) => {
  await page.route(/\/assets\/(?:CommandPalette|TooltipPopup)-/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  // At this width the navigation shows only icons, with their names as tooltips.
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(`${product.url}/app/links`);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Overlays' }).focus();
  await page.keyboard.press('Control+k');
  await expect(page.locator('[data-toast]')).toHaveText(/Couldn’t load this/);
});

test(
  'a page that throws an error offers its details and stays navigable',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(code, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("Nothing at 12");' }),
    );
    await page.getByRole('link', { name: 'Overlays' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('RangeError: Nothing at 12');
    await page.getByRole('link', { name: 'QR codes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'QR codes' })).toBeVisible();
  },
);

test(
  'the dashboard says when it is offline and keeps showing loaded data',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible();
    await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  },
);
