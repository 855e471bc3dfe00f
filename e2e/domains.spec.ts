import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount, signInFirst } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.afterEach(() => product.stop());

test('a domain is added, edited and deleted', { tag: '@every-case' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  product = await startProduct({ DOMAIN_CHECK: 'off', RATE_LIMIT: '1000' });
  await makeFirstAccount(page, product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Domains' }).click();
  await expect(page.getByText('No domains of your own yet')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/app\/domains\/new$/);
  const domain = page.getByRole('textbox', { name: 'Domain' });
  await expect(domain).toBeFocused();
  await domain.fill('http://go.acme.example');
  await expect(domain).toHaveValue('go.acme.example');
  await expect(page.getByRole('radio', { name: /^http(?!s)/ })).toBeChecked();
  await page.getByLabel('Root redirect').fill('acme example');
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
  await expect(page.getByRole('dialog', { name: 'DNS record for go.acme.example' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await row.getByText('go.acme.example').click();
  const edit = page.getByRole('dialog', { name: 'Edit redirects for go.acme.example' });
  await edit.getByLabel('Root redirect').fill('');
  await edit.getByLabel('Not-found redirect').fill('https://acme.example/lost');
  await expect(edit.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Domain saved')).toBeVisible();
  await expect(edit).toBeHidden();
  await page.reload();
  await expect(row).toContainText('acme.example/lost');
  // Only the not-found redirect contains it.
  await expect(row.getByText('acme.example', { exact: true })).toHaveCount(1);

  await row.focus();
  await page.keyboard.press('Backspace');
  const question = page.getByRole('dialog', { name: 'Delete go.acme.example?' });
  await expect(question).toContainText('No links use it.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByText('Domain deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No domains of your own yet')).toBeVisible();
});

test(
  'a domain is saved before its DNS is ready and shows the missing steps',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    product = await startProduct({ PUBLIC_ADDRESSES: '198.51.100.1', RATE_LIMIT: '1000' });
    await signInFirst(page, product);
    await page.goto(`${product.url}/app/domains/new`);
    const host = `go.acme.invalid:${new URL(product.url).port}`;
    await page.getByRole('textbox', { name: 'Domain' }).fill(host);
    await page.getByRole('button', { name: 'Add domain' }).click();
    const panel = page.getByRole('dialog', { name: `Set up ${host}` });
    await expect(panel.getByText('Pending')).toBeVisible();
    await expect(panel.getByText('198.51.100.1')).toBeVisible();
    await expect(panel.getByText('_waypost.go.acme.invalid', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Copy TXT value' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^waypost-[0-9a-f]{20}$/);
    await expectAccessible(page);
    await panel.getByRole('radio', { name: 'File' }).check();
    await expect(panel.getByText(/\/\.well-known\/waypost-verification\.txt$/)).toBeVisible();
    await expectAccessible(page);
    const answer = page.waitForResponse((response) => /\/api\/domain\/\d+\/check$/.test(response.url()));
    await panel.getByRole('button', { name: 'Check now' }).click();
    expect((await answer).status()).toBe(200);
    await expect(panel.getByText('Pending')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: host });
    await expect(row).toContainText('Pending');
    await expectAccessible(page);
    await page.goto(`${product.url}/app/links?open=new`);
    await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
    await expect(page.getByRole('dialog').getByText(host)).toHaveCount(0);
  },
);
