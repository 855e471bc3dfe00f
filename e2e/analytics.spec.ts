import type { Page } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { signInFirst } from './first-account.ts';
import {
  abroad,
  all,
  type Fits,
  makeVisits,
  visitFromAbroad,
  visits,
  visitorsOf,
  visitsOf,
} from './known-visits.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.setTimeout(240_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '2000', TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' });
});
test.afterEach(() => product.stop());

/** Tabs of each card that have several values in this test. */
const cards = {
  Sources: ['Type', 'Referrer', 'Page'],
  'UTM parameters': ['Source', 'Medium', 'Campaign'],
  Places: ['Country', 'Continent', 'Language'],
  Devices: ['Device', 'Browser', 'System'],
  Content: ['Link'],
} as const;

const figure = (page: Page, name: string) =>
  page
    .getByLabel(/^Visits · /)
    .locator('div')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('dd')
    .first();

async function expectFigures(page: Page, fits: Fits) {
  await expect(figure(page, 'Visits')).toHaveText(String(visitsOf(fits)));
  await expect(figure(page, 'Unique visitors')).toHaveText(String(visitorsOf(fits)));
}

/** Opens a tab, and waits until its rows show these counts. They load after the chart. */
async function expectRows(page: Page, card: string, tab: string, counts: Record<string, number>) {
  const region = page.getByRole('region', { name: card, exact: true });
  await region.getByRole('tab', { name: tab, exact: true }).click();
  const told = async () => {
    const rows = await region.getByRole('listitem').evaluateAll((items) =>
      items
        .filter((item) => item.closest('ol') !== null)
        .map((item) => ({
          value: item.querySelector('button')?.textContent ?? '',
          count: Number([...item.children].at(-2)?.textContent),
        })),
    );
    return Object.fromEntries(rows.map(({ value, count }) => [shortOf(value), count]));
  };
  await expect.poll(told, { message: tab }).toEqual(counts);
  return region;
}

/** Removes the host from a link's name. */
const shortOf = (value: string) => value.replace(/^.*:\d+\//, '');

function plainCounts(tab: string, fits: Fits) {
  const counts: Record<string, number> = {};
  for (const { told } of visits.filter(fits)) {
    const value = told[tab] ?? '';
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

test(
  'every figure can be filtered further and matches a plain count',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await makeVisits(product, key);
    await page.goto(`${product.url}/app/statistics`);
    await expectFigures(page, all);
    await expect(page.getByText(/Only \d+ visits/)).toHaveCount(0);

    // Filters by each value of each breakdown.
    for (const [card, tabs] of Object.entries(cards))
      for (const tab of tabs) {
        const counts = plainCounts(tab, all);
        const region = await expectRows(page, card, tab, counts);
        for (const value of Object.keys(counts)) {
          const row = region.getByRole('button', {
            name: tab === 'Link' ? new RegExp(`^[\\d.:]+/${value}$`) : value,
            exact: true,
            pressed: false,
          });
          await row.click();
          await expectFigures(page, ({ told }) => told[tab] === value);
          await expect(page).toHaveURL(/filters=/);
          await page.getByRole('button', { name: /^Remove filter: / }).click();
          await expectFigures(page, all);
        }
      }

    // Combines several filters, one inverted and one excluded by its row. The URL contains them all.
    const places = page.getByRole('region', { name: 'Places' });
    await places.getByRole('tab', { name: 'Country', exact: true }).click();
    await places.getByRole('button', { name: 'Germany', exact: true, pressed: false }).click();
    const germans: Fits = ({ told }) => told['Country'] === 'Germany';
    await expectFigures(page, germans);
    for (const tab of ['Browser', 'System'] as const)
      await expectRows(page, 'Devices', tab, plainCounts(tab, germans));
    await page.getByRole('button', { name: 'Country is Germany. Change to “is not”' }).click();
    const others: Fits = (visit) => !germans(visit);
    await expectFigures(page, others);
    const devicesCard = page.getByRole('region', { name: 'Devices' });
    await devicesCard.getByRole('tab', { name: 'System', exact: true }).click();
    await devicesCard.getByRole('button', { name: 'Exclude Windows' }).click();
    const both: Fits = (visit) => others(visit) && visit.told['System'] !== 'Windows';
    await expectFigures(page, both);
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.reload();
    await expectFigures(page, both);
    await page.goBack();
    await expectFigures(page, others);
    await page.goForward();
    await expectFigures(page, both);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expectFigures(page, all);
  },
);

test(
  'all values can be searched and exported, with visits, by keyboard alone',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await makeVisits(product, key);
    await visitFromAbroad(product, key);
    await page.goto(`${product.url}/app/links/by?short=${encodeURIComponent(`${product.url}/spring`)}`);
    const springs: Fits = ({ alias }) => alias === 'spring';
    const total = visitsOf(springs) + abroad.length;
    const clicks = page.getByLabel(/^Clicks · Last 30 days/);
    await expect(clicks).toContainText(`Clicks${total}`);

    // Reads the chart and the hours with the keyboard. The line ends at the present.
    const chart = page.getByRole('region', { name: 'Clicks per day' });
    await chart.locator('[data-plot] svg').focus();
    await expect(chart.getByRole('application')).toBeFocused();
    for (let day = 0; day < 30; day += 1) await page.keyboard.press('ArrowRight');
    await expect(chart.getByRole('status')).toContainText(`Clicks${total}`);
    const hours = page.getByRole('application', { name: /^Hours of the week/ });
    await hours.focus();
    await page.keyboard.press('ArrowDown');
    await expect(hours.getByRole('status')).toContainText('Monday');

    await page.getByLabel('Period').selectOption('Today');
    await expect(page).toHaveURL(/days=today/);
    const table = page.getByRole('region', { name: 'Clicks per hour' });
    await table.getByRole('button', { name: 'Table' }).click();
    const hoursSoFar = await table.getByRole('row').count();
    expect(hoursSoFar - 1).toBeLessThanOrEqual(new Date().getHours() + 1);

    const places = page.getByRole('region', { name: 'Places' });
    await places.getByRole('button', { name: /^Show all \d+$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Country' });
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('german');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByText('1 of 1')).toBeVisible();
    const saved = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name }).click(),
      ]);
      return file.suggestedFilename();
    };
    expect(await saved('Download Country as CSV')).toMatch(/country.*\.csv$/);
    expect(await saved('Download Country as PNG')).toMatch(/country.*\.png$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Germany', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel(/^Clicks · Today/)).toContainText(
      `Clicks${visitsOf((visit) => springs(visit) && visit.told['Country'] === 'Germany')}`,
    );

    await page.getByRole('button', { name: 'Statistics actions' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export visits' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^spring-.*\.csv$/);
    await expectAccessible(page);
  },
);
