import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount, signInFirst } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '30', SESSION_RATE_LIMIT: '30' });
});
test.afterEach(() => product.stop());

/** Returns the buttons of rows that a toast covers. */
const coveredByToast = () => {
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!toast) return ['no toast'];
  const isUnder = (button: Element) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
  };
  return [...document.querySelectorAll('tbody button')]
    .filter(isUnder)
    .map((button) => button.getAttribute('aria-label'));
};

test(
  '45 links are added to a campaign at 30 requests a minute, across a reload, without a refusal',
  { tag: '@every-case' },
  async ({ page, context }) => {
    const { key } = await makeFirstAccount(page, product);
    await product.waypost('demo', '--account', ada.username, '--links', '45', '--visits', '10');
    const statuses: number[] = [];
    context.on('response', (response) => {
      if (response.url().startsWith(`${product.url}/api/`)) statuses.push(response.status());
    });
    // Imitates another server, which takes one link at a time.
    await context.route(`${product.url}/api/**`, async (route) => {
      // Occasionally the service closes an idle connection as a request begins.
      const response = await route.fetch({ maxRetries: 2 });
      const { 'x-extensions': told = '', ...headers } = response.headers();
      await route.fulfill({ response, headers: { ...headers, 'x-extensions': told.replace('bulk, ', '') } });
    });
    // On a slow connection, the code of tasks loads after the page.
    const held = Promise.withResolvers<void>();
    await context.route(/\/JobStrip-[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assign\//);
    await page.goto(`${product.url}/app/links?size=50`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByRole('button', { name: 'Add to campaign' })).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Add 45 links' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Stop' })).toBeVisible();
    held.resolve();

    const strip = page.getByRole('region', { name: 'Running tasks' });
    // Some links are added, and the rest must wait for the next minute. Earlier requests may have had to wait, too.
    await expect(strip).toContainText(/([5-9]|[1-3]\d) of 45/, { timeout: 90_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(strip).toContainText(/\d+ of 45/);
    await strip.getByRole('button', { name: 'Pause' }).click();
    await expect(strip).toContainText('paused');
    await expectAccessible(page);
    await strip.getByRole('button', { name: 'Resume' }).click();

    await strip.getByRole('link', { name: /^Adding 45 links/ }).click();
    await expect(page.getByText('Done 45')).toBeVisible({ timeout: 180_000 });
    await expectAccessible(page);
    expect(statuses.filter((status) => status === 429)).toEqual([]);
    const [, campaign] = /\/campaign\/(\d+)\//.exec((await asked).url()) ?? [];
    const read = await fetch(`${product.url}/api/campaign/${campaign}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await read.json()).toMatchObject({ data: { result: 45 } });
    // The service stops before the page, which may be loading its copy of the lists.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  '45 links are added to a campaign in one request where the server supports bulk actions',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await product.waypost('demo', '--account', ada.username, '--links', '45', '--visits', '10');
    await page.goto(`${product.url}/app/links?size=50`);
    // A toast doesn't cover the buttons of the rows.
    await page.getByRole('row').nth(3).hover();
    await page.keyboard.press('c');
    await expect(page.locator('[data-toast]')).toBeVisible();
    expect(await page.evaluate(coveredByToast)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByRole('button', { name: 'Add to campaign' })).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('radio').first().click();
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url());
    });
    const asked = page.waitForRequest(/\/api\/bulk$/);
    await page.getByRole('button', { name: 'Add 45 links' }).click();
    const { campaign } = (await asked).postDataJSON() as { campaign: number };
    await expect(page.getByText(/^45 links added to/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(changes).toEqual([`${product.url}/api/bulk`]);
    const read = await fetch(`${product.url}/api/campaign/${campaign}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await read.json()).toMatchObject({ data: { result: 45 } });
  },
);
