import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.afterEach(() => product.stop());

test('a domain is added, edited and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  product = await startProduct({ DOMAIN_CHECK: 'off', RATE_LIMIT: '1000' });
  await makeFirstAccount(page, product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Domains' }).click();
  await expect(page.getByText('No domains yet')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/app\/domains\/new$/);
  const domain = page.getByRole('textbox', { name: 'Domain' });
  await expect(domain).toBeFocused();
  await domain.fill('http://go.acme.example');
  await expect(domain).toHaveValue('go.acme.example');
  await expect(page.getByRole('radio', { name: /^http(?!s)/ })).toBeChecked();
  await page.getByLabel('Root redirect').fill('acme.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Please enter a valid URL.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Root redirect').fill('https://acme.example/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Domain added')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/domains$/);
  const row = page
    .getByRole('table', { name: 'Domains' })
    .getByRole('row')
    .filter({ hasText: 'go.acme.example' });
  await expect(row).toContainText('http, not encrypted');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Actions for go.acme.example' }).click();
  await page.getByRole('menuitem', { name: 'DNS record' }).click();
  await expect(page.getByRole('dialog', { name: 'DNS of go.acme.example' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await row.getByText('go.acme.example').click();
  const edit = page.getByRole('dialog', { name: 'Redirects of go.acme.example' });
  await edit.getByLabel('Root redirect').fill('');
  await edit.getByLabel('Not-found redirect').fill('https://acme.example/lost');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText(/can be changed but not taken away/)).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Put it back' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Domain saved')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('acme.example/lost');

  await row.focus();
  await page.keyboard.press('Backspace');
  const question = page.getByRole('dialog', { name: 'Delete go.acme.example?' });
  await expect(question).toContainText(`they move to ${new URL(product.url).host}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByText('Domain deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No domains yet')).toBeVisible();
});

test('a domain that does not lead to the service is refused with what was found and what is needed', async ({
  page,
}) => {
  product = await startProduct({ PUBLIC_ADDRESSES: '198.51.100.1', RATE_LIMIT: '1000' });
  await makeFirstAccount(page, product);
  await page.goto(`${product.url}/app/domains/new`);
  const port = new URL(product.url).port;
  await page.getByRole('textbox', { name: 'Domain' }).fill(`go.acme.invalid:${port}`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const report = page.getByText('What the service found');
  await expect(report).toBeVisible();
  await expect(page.getByText(/^go\.acme\.invalid leads nowhere yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(page.getByText('198.51.100.1').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Domain' })).toBeFocused();
  await expectAccessible(page);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/domain/add'));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await answer).status()).toBe(400);
  await expect(report).toBeVisible();
});
