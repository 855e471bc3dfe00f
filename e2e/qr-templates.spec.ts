import { drawnByPdf } from '#test/qr/print-reader.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { addCode } from './add-code.ts';
import { read } from './camera.ts';
import { signInFirst } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'a template is created, applied to forty codes, printed, and every code is decoded',
  { tag: '@every-case' },
  async ({ page }) => {
    test.slow();
    const { key } = await signInFirst(page, product);
    const links: string[] = [];
    for (let number = 1; number <= 40; number += 1) {
      const code = { data: `https://acme.com/table/${number}`, name: `Table ${number}` };
      links.push((await addCode(product, key, code)).link);
    }

    await page.goto(`${product.url}/app/qr/new?data=https://acme.com/menu`);
    await page.getByRole('group', { name: 'Template' }).getByRole('radio', { name: 'Leaf' }).check();
    await page.getByRole('group', { name: 'Frame' }).getByRole('radio', { name: 'Ribbon' }).check();
    await expect(page.getByRole('list', { name: 'Scan check' })).toContainText('Also scans from a distance');
    await page.getByRole('button', { name: 'Create template' }).click();
    const saving = page.getByRole('dialog', { name: 'Create template' });
    await saving.getByLabel('Name').fill('Garden');
    await saving.getByRole('button', { name: 'Create template' }).click();
    await expect(page.getByText('Template created')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${product.url}/app/qr`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: /^Select all 40/ }).click();
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('40 selected');
    await page.getByRole('button', { name: /^Apply template/ }).click();
    const applying = page.getByRole('dialog', { name: 'Apply a template to 40 QR codes' });
    await applying.getByRole('radio', { name: 'Garden' }).check();
    await expect(applying).toContainText('All 40 codes scan', { timeout: 90_000 });
    await expectAccessible(page);
    await applying.getByRole('button', { name: 'Apply to 40 QR codes' }).click();
    await expect(page.getByText('Template applied to 40 QR codes')).toBeVisible();

    for (const link of links) {
      const printed = await fetch(`${link}.pdf`);
      expect(printed.status).toBe(200);
      expect(await read(drawnByPdf(new Uint8Array(await printed.arrayBuffer())))).toBe(link);
    }
  },
);
