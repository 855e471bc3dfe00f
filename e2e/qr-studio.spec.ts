import type { Locator } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { downloaded, framed, read } from './camera.ts';
import { signInFirst } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(() => product.stop());

test('a code is created, fixed, tested, downloaded, edited and scanned', async ({ page }) => {
  await signInFirst(page, product);
  await page.goto(`${product.url}/app/qr/new`);

  await page.getByRole('radio', { name: /Write an e-mail/ }).check();
  await page.getByLabel('To', { exact: true }).fill('hello');
  await page.getByLabel('Subject').fill('Tisch; für "2"?');
  await page.getByLabel('Name').last().fill('Table card');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid e-mail address, such as ada@example.com.');
  await page.getByLabel('To', { exact: true }).fill('hello@acme.com');
  const verdict = page.getByRole('list', { name: 'Scan check' });
  await expect(verdict).toContainText('Scans correctly');
  await expectAccessible(page);

  const color = page.getByLabel('Color', { exact: true });
  await color.fill('#f7f7f7');
  await expect(verdict).toContainText('Can’t be scanned');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('dialog', { name: 'This code can’t be scanned' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Increase contrast' }).press('Enter');
  // The button is gone, and the focus stays where it was.
  await expect(page.getByRole('button', { name: 'Increase contrast' })).toBeHidden();
  await expect(page.locator(':focus').getByRole('list', { name: 'Scan check' })).toBeVisible();
  await expect(verdict).toContainText('Scans correctly, tested with 2 readers');
  await expect(verdict).toContainText(
    'Also scans from a distance, at an angle, out of focus and in poor light',
  );
  await expect(verdict).toContainText('Minimum print size: 10 mm');
  await color.fill('#1e2878');
  await expect(verdict).toContainText('Scans correctly');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Table card' })).toBeVisible();

  const card = page.getByRole('region', { name: 'QR code' });
  await expect(card).toContainText('Scans correctly');
  const svg = await downloaded(page, () => card.getByRole('button', { name: 'Download SVG' }).click());
  expect(svg.name).toBe('table-card.svg');
  const link = await read(svg.bytes.toString());
  expect(link).toMatch(new RegExp(`^${product.url}/qr/\\w+$`));
  const png = await downloaded(page, async () => {
    await card.getByRole('button', { name: 'Download PNG' }).click();
    await page.getByRole('menuitem', { name: '512 × 512 pixels' }).click();
  });
  expect(png.bytes.readUInt32BE(16)).toBe(512);
  expect(await read(framed(png.bytes))).toBe(link);
  await card.getByRole('radio', { name: 'Static' }).check();
  const direct = await downloaded(page, () => card.getByRole('button', { name: 'Download SVG' }).click());
  expect(direct.name).toBe('table-card-static.svg');
  expect(await read(direct.bytes.toString())).toBe(
    'mailto:hello@acme.com?subject=Tisch%3B%20f%C3%BCr%20%222%22%3F',
  );
  const pdf = await downloaded(page, () => card.getByRole('button', { name: 'Download PDF' }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`${page.url()}/edit`);
  await page.getByLabel('To', { exact: true }).fill('bar@acme.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Table card' })).toBeVisible();
  expect(await scan(link, 'iphone')).toEqual({
    status: 302,
    location: 'mailto:bar@acme.com?subject=Tisch%3B%20f%C3%BCr%20%222%22%3F',
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByLabel('Scans · Last 30 days')).toContainText('Scans1');
  // The map loads last, and the service must not stop before.
  await expect(page.getByRole('application', { name: /Use the arrow keys/ }).first()).toBeVisible();
});

test(
  'title and buttons of the studio are visible from the start and cover no field or message',
  { tag: '@every-case' },
  async ({ page }) => {
    await signInFirst(page, product);
    const create = page.getByRole('button', { name: 'Create QR code' });
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    const bottom = async (place: Locator) => {
      const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
      return y + height;
    };
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${product.url}/app/qr/new?data=https://acme.com/${width}`);
      await expect(create).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1, name: 'New QR code' })).toBeInViewport({ ratio: 1 });
      // The browser scrolls to a focused element.
      const logo = page.getByRole('textbox', { name: /^Logo/ });
      await logo.focus();
      expect(await bottom(logo)).toBeLessThan(await top(create));

      await page.getByRole('button', { name: 'Create template' }).click();
      const saving = page.getByRole('dialog', { name: 'Create template' });
      await saving.getByLabel('Name').fill(`Garden ${width}`);
      await saving.getByRole('button', { name: 'Create template' }).click();
      await expect(saving).toBeHidden();
      const told = page.getByText('Template created');
      await expect(told).toBeVisible();
      await expect.poll(async () => (await bottom(told)) < (await top(create))).toBe(true);
    }
  },
);

test(
  'many codes are created from a CSV and downloaded as one file',
  { tag: '@every-case' },
  async ({ page }) => {
    await signInFirst(page, product);
    await page.goto(`${product.url}/app/qr/batch`);
    await page
      .getByLabel('Or paste rows')
      .fill(
        [
          'type,data,name',
          'link,https://acme.com/1,Table 1',
          'link,acme,Table 2',
          'text,"Hi, there",Door',
        ].join('\n'),
      );
    const rows = page.getByRole('table', { name: 'Rows of the file' });
    await expect(rows.getByRole('row').filter({ hasText: 'Table 2' })).toContainText(
      'data: Please enter a valid URL.',
    );
    await expectAccessible(page);
    await page.getByLabel('Soft').check({ force: true });
    await page.getByRole('button', { name: 'Create 2 QR codes' }).click();
    await expect(page.getByRole('heading', { name: '2 QR codes created' })).toBeVisible();
    await expect(rows.getByText('Created')).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: 'Both codes scan.' })).toBeVisible();
    await expect(rows.getByRole('row').filter({ hasText: 'Table 1' })).toContainText('Scans correctly');
    for (const format of ['SVG', 'PDF']) {
      await page.getByRole('button', { name: 'Download ZIP' }).click();
      const zip = await downloaded(page, () => page.getByRole('menuitem', { name: format }).click());
      expect(zip.bytes.includes(`2-table-1.${format.toLowerCase()}`)).toBe(true);
      expect(zip.bytes.includes(`4-door.${format.toLowerCase()}`)).toBe(true);
    }
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByLabel('Paper').selectOption('avery-l7120');
    await page.getByLabel('Start at label').fill('35');
    await expectAccessible(page);
    const labels = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
    expect(labels.bytes.includes('/Type /Pages /Count 2 ')).toBe(true);
  },
);
