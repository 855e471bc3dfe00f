import type { Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '30', SESSION_RATE_LIMIT: '30' });
});
test.afterEach(() => product.stop());

test(
  'two tabs share one rate limit, and no request is refused',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await makeFirstAccount(page, product);
    await product.waypost('demo', '--account', ada.username, '--links', '100', '--visits', '10');
    const statuses: number[] = [];
    context.on('response', (response) => {
      if (response.url().startsWith(`${product.url}/api/`)) statuses.push(response.status());
    });
    // A tab that is opened from this one has its session.
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), `${product.url}/app/links`),
    ]);
    const show = async (tab: Page, at: number) => {
      await tab.goto(`${product.url}/app/links?size=25&page=${at}`);
      await expect(tab.getByText(`Page ${at} of 4`)).toBeVisible({ timeout: 90_000 });
    };
    await Promise.all(
      [page, other].map(async (tab) => {
        // Showing a list costs one request.
        for (let look = 0; look < 16; look += 1) await show(tab, (look % 4) + 1);
      }),
    );
    expect(statuses.length).toBeGreaterThan(30);
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  },
);
