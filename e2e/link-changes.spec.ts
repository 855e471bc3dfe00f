import { startProduct, type Product } from '#test/start-product.ts';
import { signInFirst } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

const leadsTo = async (address: string) => {
  const { status, headers } = await fetch(address, { redirect: 'manual' });
  return status === 302 ? headers.get('location') : status;
};

test('a link is created, followed, edited and deleted', async ({ page }) => {
  await signInFirst(page, product);
  await page.goto(`${product.url}/app/links`);
  await page.getByRole('button', { name: 'Create your first link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('Destination').fill('acme');
  await dialog.getByLabel('Alias').fill('menu');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a valid URL.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Destination').fill('acme.com/menus/spring');
  await dialog.getByLabel('Title').fill('Spring menu');

  // A reload doesn't lose unsaved input.
  await page.reload();
  await dialog.getByRole('button', { name: 'Restore changes' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Spring menu');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Link created')).toBeVisible();
  const short = `${product.url}/menu`;
  expect(await leadsTo(short)).toBe('https://acme.com/menus/spring');

  await scan(short, 'iphone');
  await page.getByRole('link', { name: /menu/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring menu' })).toBeVisible();
  await expect(page.getByLabel('Clicks · Last 30 days')).toContainText(/Clicks\s*[12]/);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit link' });
  await edit.getByLabel('Alias').fill('card');
  await expect(edit.getByText('The old URL will stop working')).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Link saved')).toBeVisible();
  await expect(page).toHaveURL(/short=.*%2Fcard$/);
  expect(await leadsTo(short)).toBe(404);
  expect(await leadsTo(`${product.url}/card`)).toBe('https://acme.com/menus/spring');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete link' }).click();
  await expect(page).toHaveURL(/\/app\/links$/);
  await expect(page.getByText('No links yet')).toBeVisible();
  expect(await leadsTo(`${product.url}/card`)).toBe(404);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/links$/);
});
