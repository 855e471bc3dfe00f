import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, setUp } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

let product: Product;

test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(() => product.stop());

test('a newcomer creates an account, lists links, creates a QR code, and sees its scans in a chart', async ({
  page,
}) => {
  const { key } = await setUp(page, product);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Links' }).click();
  await expect(page).toHaveURL(/\/app\/links$/);
  await expect(page.getByText('No links yet')).toBeVisible();

  await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu' });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Links' }).getByText('/menu').first()).toBeVisible();

  await navigation.getByRole('link', { name: 'QR codes' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New QR code' }).click();
  await page.getByRole('textbox', { name: 'Destination' }).fill('https://acme.com/menus/spring');
  await page.getByRole('textbox', { name: 'Name optional' }).fill('Table card');
  await expect(page.getByRole('img', { name: 'Preview of the QR code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create QR code' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Table card' })).toBeVisible();
  await expect(page.getByText('Your first scan appears here')).toBeVisible();
  const picture = page.getByRole('img', { name: 'QR code of Table card' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const answer = await fetch(`${product.url}/api/qr`, { headers: { Authorization: `Bearer ${key}` } });
  const { data } = (await answer.json()) as { data: { qrs: { link: string }[] } };
  const address = data.qrs[0]?.link ?? '';
  await expect(page.getByRole('link').filter({ hasText: address.replace('http://', '') })).toHaveAttribute(
    'href',
    address,
  );
  for (const phone of ['iphone', 'iphone', 'pixel', 'galaxy'] as const) {
    expect(await scan(address, phone)).toEqual({ status: 302, location: 'https://acme.com/menus/spring' });
  }

  // The figures update automatically.
  const figures = page.getByLabel('Scans · Last 30 days');
  await expect(figures).toContainText('Scans4', { timeout: 20_000 });
  const devices = page.getByRole('region', { name: 'Devices' });
  await devices.getByRole('tab', { name: 'System' }).click();
  await expect(devices.getByRole('listitem')).toHaveText([/^(?:iOS|Android)250\.0\s?%$/, /250\.0\s?%$/]);
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText('Direct (no referrer)');
  await expectAccessible(page);

  await navigation.getByRole('link', { name: 'QR codes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Table card' });
  await expect(row.getByRole('cell', { name: '4', exact: true })).toBeVisible();
});

test('the setup URL works once', { tag: '@every-case' }, async ({ page }) => {
  await page.goto(`${product.url}/app/setup#setup_wrong`);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('This setup link isn’t valid');
  await page.goto('about:blank');
  await setUp(page, product);
  await page.goto('about:blank');
  await page.goto(product.setupUrl);
  await expect(page.getByRole('heading', { name: 'Setup is complete' })).toBeVisible();
  await expectAccessible(page);
});
