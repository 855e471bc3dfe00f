import { readFile } from 'node:fs/promises';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, signInFirst } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.setTimeout(180_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000', TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' });
});
test.afterEach(() => product.stop());

/** Scans from a country, as the proxy in front of the service reports it. */
const scanFrom = (address: string, country: string) =>
  fetch(address, {
    redirect: 'manual',
    headers: {
      'CF-IPCountry': country,
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
  });

test(
  'scans appear in figures, chart, map and list, for any period, and are exported',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    const response = await fetch(`${product.url}/api/qr/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'link', data: 'https://acme.com', name: 'Poster' }),
    });
    const { id, link } = (await response.json()) as { id: number; link: string };
    for (const country of ['DE', 'DE', 'SG']) await scanFrom(link, country);

    await page.goto(`${product.url}/app/qr/${id}`);
    await expect(page.getByLabel('Scans · Last 30 days')).toContainText('Scans3');
    const countries = page.getByRole('region', { name: 'Places' });
    await expect(countries.getByText('Too small for the map: Singapore 1')).toBeVisible();
    const chart = page.getByRole('region', { name: 'Scans per day' });
    // Reads the last day of the chart, and the first country of the map, with the keyboard.
    await chart.locator('[data-plot] svg').focus();
    await expect(chart.getByRole('application')).toBeFocused();
    await expect(chart.locator('svg path.recharts-area-curve')).toBeVisible();
    for (let day = 0; day < 30; day += 1) await page.keyboard.press('ArrowRight');
    await expect(chart.getByRole('status')).toContainText('Scans3');
    await countries.getByRole('application', { name: /map/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(countries.getByRole('status').first()).toHaveText('Germany: 2 scans, 66.7%');
    // An element that is half covered by the sticky header would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);

    // The period is in the URL, and the browser's own buttons go through the periods.
    await page.getByLabel('Period').selectOption('Last 7 days');
    await expect(page).toHaveURL(/\?days=7$/);
    await page.getByLabel('Interval').selectOption('By hour');
    await expect(page).toHaveURL(/\?days=7&by=hour$/);
    await expect(page.getByRole('region', { name: 'Scans per hour' })).toBeVisible();
    await page.goBack();
    await expect(chart).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/qr/${id}$`));
    await page.goForward();
    await expect(page.getByLabel('Scans · Last 7 days')).toContainText('3');

    // Downloads the chart as it's drawn, and as figures.
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download Scans per day as PNG' }).click(),
    ]);
    const bytes = await readFile(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(4000);
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download Scans per day as CSV' }).click(),
    ]);
    expect(await readFile(await sheet.path(), 'utf8')).toMatch(/^.*Day,Scans,Unique visitors/);
  },
);

test(
  'the account, a comparison and a link each have statistics',
  { tag: '@every-case' },
  async ({ page }) => {
    await signInFirst(page, product);
    await product.waypost('demo', '--account', ada.username, '--links', '40', '--visits', '1500');

    await page.goto(`${product.url}/app/statistics?days=90`);
    await expect(page.getByLabel('Visits · Last 90 days')).toContainText('One-time visitors');
    const content = page.getByRole('region', { name: 'Content' });
    await content.getByRole('tab', { name: 'QR code' }).click();
    await expect(content.getByRole('listitem')).toHaveCount(8);
    const visits = page.getByRole('region', { name: 'Visits per day' });
    await visits.locator('[data-plot] svg').hover();
    await expect(visits.locator('svg path.recharts-area-curve')).toHaveCount(1);
    await expect(page.getByRole('application', { name: /^Country: map/ })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: /^Choose/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'QR codes' }).check({ force: true });
    for (const place of [0, 1, 2]) await dialog.getByRole('checkbox').nth(place).check();
    await dialog.getByRole('button', { name: 'Compare 3' }).click();
    await expect(page).toHaveURL(/\?of=qr&ids=\d+%2C\d+%2C\d+$/);
    const lines = visits.locator('svg path.recharts-line-curve');
    await visits.locator('[data-plot] svg').hover();
    await expect(lines).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Figures' }).locator('tbody tr')).toHaveCount(3);
    await visits.locator('[data-plot] svg').hover();
    await expect(lines).toHaveCount(3);
    await expectAccessible(page);

    // Opens a link from the list of those with the most clicks.
    await page.goto(`${product.url}/app/links?order=click`);
    const first = page.getByRole('table', { name: 'Links' }).locator('tbody tr').first();
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/app\/links\/by\?short=/);
    const figures = page.getByLabel('Clicks · Last 30 days');
    const clicks = async () =>
      Number(/Clicks([\d,]+)/.exec((await figures.textContent()) ?? '')?.[1]?.replace(',', ''));
    await expect.poll(clicks).toBeGreaterThan(0);
    const before = await clicks();
    const short = new URL(page.url()).searchParams.get('short') ?? '';
    await scan(short, 'pixel');
    // When the key is pressed, the button may be busy, and the figures may not have the click yet.
    await expect(async () => {
      await page.keyboard.press('r');
      await expect.poll(clicks, { timeout: 5000 }).toBe(before + 1);
    }).toPass();
    await expectAccessible(page);
  },
);
