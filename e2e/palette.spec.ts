import type { Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async ({ page }) => {
  product = await startProduct({ RATE_LIMIT: '1000' });
  await makeFirstAccount(page, product);
  await product.waypost('demo', '--account', ada.username, '--links', '60', '--visits', '100');
});
test.afterEach(() => product.stop());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Go to' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('everything can be reached by name, with the keyboard alone', async ({ page, context }) => {
  test.slow();
  await page.goto(`${product.url}/app/`);
  await expect(page.getByRole('list', { name: 'Most scanned QR codes' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('doma');
  await expect(option(page, /^Domains/)).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Domains' })).toBeVisible();

  // Finds a link through the server, without a request for each letter, however slowly the machine types.
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/urls')) searches.push(new URL(request.url()).search);
  });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lucia');
  await expect(option(page, /lucia/i).first()).toBeVisible();
  await expect.poll(() => searches.at(-1)).toBe('?page=1&limit=25&q=lucia');
  expect(searches.length).toBeLessThan('lucia'.length);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  // Opens a QR code that the overview has loaded, and then returns to it.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('table card');
  await page.getByRole('group', { name: 'QR codes' }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Table card/ })).toBeVisible();
  // Shortcuts don't work until the palette has closed.
  await expect(palette(page)).toHaveCount(0);
  // Two keys belong together only for a moment.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { level: 1, name: 'Pixels' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/^Table card/]);
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Table card/ })).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+k');
  await field(page).fill(`${product.url}/no-such-link`);
  await expect(palette(page).getByRole('option')).toHaveText([/^Find this short URL/]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No matching links')).toBeVisible();

  // Searches for an unknown name, and runs an action.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('qqqqqq');
  await expect(palette(page).getByText('No results for')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('copy api');
  await page.keyboard.press('Enter');
  await expect(page.getByText('API URL copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/api`);
});

test('text typed before the palette has loaded is entered once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/CommandPalette.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/app/links`);
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('doma');
  held.resolve();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ins');
  await expect(field(page)).toHaveValue('domains');
  await expect(option(page, /^Domains/)).toBeVisible();
});

test('the palette opens over a form and returns focus without losing input', async ({ page }) => {
  await page.goto(`${product.url}/app/channels?open=new`);
  const name = page.getByRole('dialog', { name: 'New channel' }).getByLabel('Name');
  await name.fill('Half a na');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Half a na');
});

test('the palette fills the screen on a phone', { tag: '@every-case' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/app/`);
  await page.getByRole('button', { name: 'Go to…' }).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await palette(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(palette(page)).toHaveCount(0);
});

test('? opens the shortcuts', { tag: '@every-case' }, async ({ page }) => {
  await page.goto(`${product.url}/app/`);
  await expect(page.getByRole('list', { name: 'Newest links' }).getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search or run a command')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expect(sheet).toBeVisible();
});

test('an unknown URL shows a page with links to continue', { tag: '@every-case' }, async ({ page }) => {
  await page.goto(`${product.url}/app/qrcodes/12`);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'QR codes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'QR codes' })).toBeVisible();
});
