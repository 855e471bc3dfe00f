import type { Locator } from '@playwright/test';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada, makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

const add = (what: string, ...words: string[]) =>
  product.waypost<{ id: number }>(what, 'add', '--account', ada.username, ...words);

/** The choice is in the URL, so the radio is checked a moment after the click. */
async function choose(radio: Locator) {
  await radio.click();
  await expect(radio).toBeChecked();
}

test(
  'a channel is created, starred, filled, filtered, edited and deleted',
  { tag: '@every-case' },
  async ({ page }) => {
    test.slow();
    const { key } = await makeFirstAccount(page, product);
    await add('link', '--url', 'https://acme.com/menu', '--alias', 'menu', '--title', 'Spring menu');
    await add(
      'link',
      '--url',
      'https://acme.com/jobs',
      '--alias',
      'jobs',
      '--title',
      'Jobs <script>1</script>',
    );
    await add('bio', '--alias', 'acme', '--title', 'All of Acme');
    const gone = await add('bio', '--alias', 'gone', '--title', 'Gone tomorrow');
    await fetch(`${product.url}/api/qr/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'link', data: 'https://acme.com/menu', name: 'Table card' }),
    });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Channels' }).click();
    await expect(page.getByText('No channels yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create your first channel' }).click();
    const adding = page.getByRole('dialog', { name: 'New channel' });
    await expect(adding.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Print');
    await adding.getByLabel('Color', { exact: true }).fill('#12');
    await page.keyboard.press('Enter');
    await expect(adding.getByText('Enter a color such as #3b53d9.')).toBeVisible();
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Amber' }).click();
    await expect(adding.getByLabel('Color', { exact: true })).toHaveValue('#d97706');
    await adding.getByLabel('Description').fill('Cards and posters');
    await adding.getByRole('button', { name: 'Create channel' }).click();
    await expect(page.getByText('Channel created')).toBeVisible();

    // Stars the channel with a click, and with a key.
    const row = page.getByRole('row').filter({ hasText: 'Print' });
    const star = row.getByRole('button', { name: 'Star Print' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await row.focus();
    await page.keyboard.press('s');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('s');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible();
    await expect(page.getByText('No items yet')).toBeVisible();
    await page.keyboard.press('a');
    const picker = page.getByRole('dialog', { name: 'Add to “Print”' });
    await picker.getByRole('button', { name: 'Select all 2' }).click();
    await choose(picker.getByRole('radio', { name: 'QR codes' }));
    await picker.getByRole('checkbox', { name: 'Table card' }).check();
    await choose(picker.getByRole('radio', { name: 'Bio pages' }));
    await picker.getByRole('button', { name: 'Select all 2' }).click();
    await fetch(`${product.url}/api/bio/${gone.id}/delete`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${key}` },
    });
    await expectAccessible(page);
    await choose(picker.getByRole('radio', { name: 'Selected (5)' }));
    await expect(picker.getByRole('checkbox')).toHaveCount(5);
    await picker.getByRole('button', { name: 'Add 5 items' }).click();
    const work = page.getByRole('dialog', { name: 'Print' });
    await expect(work).toContainText('4 of 5 added');
    await expect(work).toContainText('Bio page not found.');
    await expectAccessible(page);
    await work.getByRole('button', { name: 'Done' }).click();

    // A reload keeps the filter.
    const items = page.getByRole('table', { name: 'Items' }).locator('tbody tr');
    await expect(items).toHaveCount(4);
    await expect(page.getByText('Jobs <script>1</script>')).toBeVisible();
    const pictures = items.locator('img');
    // Only the QR code has a picture. Links, and bio pages without one, have the icon of their kind.
    await expect(pictures).toHaveCount(1);
    await expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.every((each) => each.naturalWidth > 0)),
      )
      .toBe(true);
    await expectAccessible(page);
    await choose(page.getByRole('radio', { name: 'Bio pages (1)' }));
    await expect(items).toHaveCount(1);
    await page.reload();
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('All of Acme');
    await choose(page.getByRole('radio', { name: 'All (4)' }));
    await page.getByRole('link', { name: 'Table card' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Table card' })).toBeVisible();
    await page.goBack();

    // Items that are removed from the channel stay everywhere else.
    await items.filter({ hasText: 'Spring menu' }).getByRole('checkbox').check();
    await items.filter({ hasText: 'Table card' }).getByRole('checkbox').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Backspace');
    const leaving = page.getByRole('dialog', { name: 'Remove 2 items from “Print”?' });
    await expect(leaving.getByText('They won’t be deleted.')).toBeVisible();
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Remove 2 items' }).click();
    await expect(page.getByText('2 items removed from Print')).toBeVisible();
    await expect(items).toHaveCount(2);

    await page.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit channel' });
    await editing.getByLabel('Name').fill('Print 🖨️');
    await editing.getByLabel('Color', { exact: true }).fill('0af');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Print 🖨️' })).toBeVisible();

    // Deleting the channel doesn't delete its items.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete channel “Print 🖨️”?' });
    await expect(deleting).toContainText('1 link and 1 bio page leave this channel. They won’t be deleted.');
    await expectAccessible(page);
    await deleting.getByRole('button', { name: 'Delete channel' }).click();
    await expect(page).toHaveURL(/\/app\/channels$/);
    await expect(page.getByText('No channels yet')).toBeVisible();
    const codes = await fetch(`${product.url}/api/qr`, { headers: { Authorization: `Bearer ${key}` } });
    expect(await codes.text()).toContain('Table card');
  },
);

test(
  'on the narrowest phones, long names are shown in full, and search and order share a line',
  { tag: '@every-case' },
  async ({ page }) => {
    await makeFirstAccount(page, product);
    const title = 'Spring menu of the terrace';
    await add('link', '--url', 'https://acme.com/menu', '--alias', 'menu', '--title', title);
    const channel = 'Newsletter of the northern branches';
    await page.goto(`${product.url}/app/channels?open=new`);
    await page.getByRole('dialog', { name: 'New channel' }).getByLabel('Name').fill(channel);
    await page.getByRole('button', { name: 'Create channel' }).click();
    await expect(page.getByText('Channel created')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    /** Whether the text is fully visible. */
    const isWhole = (name: Locator) =>
      name.evaluate(
        (text) => text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 1,
      );
    expect(await isWhole(page.locator('tbody').getByText(channel))).toBe(true);
    await page.goto(`${product.url}/app/links`);
    expect(await isWhole(page.locator('tbody').getByText(title))).toBe(true);
    const top = async (tool: Locator) => (await tool.boundingBox())?.y;
    const search = page.getByRole('searchbox');
    const order = page.getByRole('combobox', { name: 'Order' });
    await expect(order).toBeVisible();
    expect(Math.abs(((await top(search)) ?? 0) - ((await top(order)) ?? 99))).toBeLessThan(20);
  },
);
