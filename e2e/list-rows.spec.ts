import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, signInFirst } from './first-account.ts';
import { expect, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000', DOMAIN_CHECK: 'off' });
});
test.afterEach(() => product.stop());

test('a row shows its link’s groups and age, on a phone and in a narrow window', async ({ page }) => {
  const { key } = await signInFirst(page, product);
  await product.waypost('demo', '--account', ada.username, '--links', '20', '--visits', '0');
  const alias = 'what-somebody-typed-for-a-flyer-of-which-nobody-knew-the-title';
  await addLink(product, key, { custom: alias, url: 'https://acme.com/' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/app/links`);
  const rows = page.locator('tbody tr[data-place]');
  const held = rows.filter({ has: page.locator('a[href*="/channels/"], a[href*="/campaigns/"]') }).first();
  await expect(held.locator('a[href*="/channels/"], a[href*="/campaigns/"]').first()).toBeVisible();
  await expect(held.getByText('Created')).toHaveCount(0);
  await expect(held.locator('time')).toBeVisible();
  const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 844).length).toBeGreaterThanOrEqual(5);

  await page.setViewportSize({ width: 1024, height: 768 });
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Created')).toBeVisible();
  await expect(head('30 days')).toBeHidden();
  const url = rows.first().locator('bdi');
  await expect(url).toHaveAttribute('title', new RegExp(`${alias}$`));
  expect((await url.boundingBox())?.height).toBe(36);
  await page.getByLabel('Order').selectOption('Most clicks first');
  await expect(head('30 days')).toBeVisible();
  await expect(head('Created')).toBeHidden();
});

test(
  'on a phone, a domain shows where it redirects and hides redirects that aren’t set',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await fetch(`${product.url}/api/domain/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ domain: 'https://go.acme.example', redirectroot: 'https://acme.com/start' }),
    });
    await page.goto(`${product.url}/app/domains`);
    const row = page.locator('tbody tr').filter({ hasText: 'go.acme.example' });
    await expect(row.getByText('Not set')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row.getByText('acme.com/start')).toBeVisible();
    await expect(row.getByText('Not set')).toBeHidden();
  },
);

test(
  'a link’s campaign has a tap area of 40 px and is named in full on the link’s page',
  { tag: '@every-case' },
  async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const { key } = await signInFirst(page, product);
    const { id } = await addLink(product, key, { custom: 'fair', url: 'https://acme.com/fair' });
    const post = async (path: string, body: object) => {
      const response = await fetch(`${product.url}/api${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: number };
    };
    const name = 'Everything for the harvest fair of the autumn, in two halls';
    const campaign = await post('/campaign/add', { name });
    await post(`/campaign/${campaign.id}/assign/${id}`, {});
    // Users who stay signed in have a copy, which a link's page needs to know its channels and campaigns.
    await page.evaluate(() => {
      const kept = 'waypost-credentials';
      localStorage.setItem(kept, sessionStorage.getItem(kept) ?? '');
      sessionStorage.removeItem(kept);
    });
    await page.goto(`${product.url}/app/links`);
    const chip = page.locator('tbody').getByRole('link', { name });
    await expect(chip).toBeVisible();
    const heightToHit = (link: Element) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      const isHit = (y: number) => link.contains(document.elementFromPoint(left + 20, y));
      return [...Array(60).keys()].filter((step) => isHit((top + bottom) / 2 - 30 + step)).length;
    };
    expect(await chip.evaluate(heightToHit)).toBeGreaterThanOrEqual(36);
    await page.locator('tbody').getByText('acme.com/fair').click();
    const held = page.locator('main').getByRole('link', { name });
    await expect(page.getByText('Campaign', { exact: true })).toBeVisible();
    await expect(held).toHaveCount(1);
    expect(await held.evaluate(heightToHit)).toBeGreaterThanOrEqual(40);
    const words = held.getByText(name);
    expect(await words.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
    await context.close();
  },
);
