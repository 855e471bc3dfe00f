import { startProduct, type Product } from '#test/start-product.ts';
import { signInFirst } from './first-account.ts';
import { phones } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

test.setTimeout(240_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '2000', TRUST_PROXY: 'on' });
});
test.afterEach(() => product.stop());

test(
  'an account holder adds a note, sees an alert on the overview, and opens a shared page on a phone',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    const made = await fetch(`${product.url}/api/url/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: 'https://acme.com/menu', custom: 'menu' }),
    });
    expect(made.status).toBe(200);
    const visit = (address: string) =>
      fetch(`${product.url}/menu`, {
        redirect: 'manual',
        headers: { 'User-Agent': phones.iphone, 'X-Forwarded-For': address },
      });
    await visit('203.0.113.1');

    await page.goto(`${product.url}/app/links/by?short=${encodeURIComponent(`${product.url}/menu`)}`);
    const chart = page.getByRole('region', { name: 'Clicks per day' });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Statistics actions' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await choose('Add note');
    const note = page.getByRole('dialog', { name: 'Add note' });
    await note.getByLabel('Note').fill('Menu printed');
    await note.getByRole('button', { name: 'Add note' }).click();
    await expect(chart.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveText(/Menu printed/);
    await expectAccessible(page);
    // With the keyboard, the day shows its note.
    await chart.locator('[data-plot] svg').focus();
    await expect(chart.getByRole('application')).toBeFocused();
    await page.keyboard.press('End');
    for (let day = 1; day < 30; day += 1) await page.keyboard.press('ArrowRight');
    await expect(chart.getByRole('status')).toContainText('Menu printed');

    await choose('Alerts');
    const alerts = page.getByRole('dialog', { name: 'Alerts' });
    await alerts.getByLabel('Number of clicks').fill('2');
    await alerts.getByRole('button', { name: 'Add alert' }).click();
    await expect(alerts).toHaveCount(0);
    await choose('Alerts');
    await expect(alerts.getByRole('listitem')).toHaveText(/^2 clicks/);
    await expectAccessible(page);
    await alerts.getByRole('button', { name: 'Cancel' }).click();
    await visit('203.0.113.2');

    await choose('Share');
    const sharing = page.getByRole('dialog', { name: 'Share statistics' });
    await sharing.getByLabel(/^Title/).fill('Our menu');
    await sharing.getByRole('button', { name: 'Share page' }).click();
    const address = await sharing.getByLabel('Address of the page').inputValue();
    await expectAccessible(page);

    const phone = await page.context().newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Our menu');
    const label = phone.locator('svg:visible text').first();
    const size = await label.evaluate((text: SVGTextElement) => {
      const drawn = text.ownerSVGElement?.getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * drawn;
    });
    expect(size).toBeGreaterThan(10);

    // Goals are checked every half minute.
    await page.goto(`${product.url}/app/`);
    const told = page.getByRole('region', { name: 'Alerts' });
    await expect(async () => {
      await page.reload();
      await expect(told).toContainText('/menu has reached 2 clicks', { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await told.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(told).toHaveCount(0);
  },
);
