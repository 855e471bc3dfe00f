import { readFile } from 'node:fs/promises';
import { startProduct, type Product } from '#test/start-product.ts';
import { addAccount, password } from './add-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ DOMAIN_CHECK: 'off' });
});
test.afterEach(() => product.stop());

const add = (username: string, ...more: string[]) => addAccount(product, username, ...more);

test('staff see the status of the service', { tag: '@every-case' }, async ({ page }) => {
  await add('grace', '--staff');
  await page.goto(`${product.url}/app/sign-in`);
  await page.getByLabel('E-mail address').fill('grace@acme.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service status' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All systems operational' })).toBeVisible();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expectAccessible(page);
});

test('staff find, understand and bundle a customer’s complaint', async ({ page }) => {
  await add('grace', '--staff');
  const ada = await add('ada', '--plan', 'pro', '--expires', '2026-01-31');
  const menu = ['--account', 'ada', '--url', 'https://acme.example/menu', '--alias', 'menu'];
  await product.waypost('link', 'add', ...menu);
  // She complains that her program is refused.
  const refused = await fetch(`${product.url}/api/channel/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ada.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Newsletter' }),
  });
  expect(refused.status).toBe(403);

  await page.goto(`${product.url}/app/sign-in`);
  await page.getByLabel('E-mail address').fill('grace@acme.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const began = Date.now();
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(`${product.url}/menu`);
  await page.getByRole('link', { name: 'ada', exact: true }).click();
  await page.getByRole('button', { name: 'Give reason' }).click();
  await page.getByLabel('Reason').fill('Her newsletter program is refused.');
  await page.getByRole('button', { name: 'Show findings and requests' }).click();
  await expect(page.getByText('The plan pro expired on 31 January 2026 at 00:00 UTC')).toBeVisible();
  const latest = page.getByRole('table', { name: 'Recent API requests' });
  await expect(latest.getByRole('row', { name: /POST \/api\/channel\/add 403/ })).toBeVisible();
  await page.getByRole('button', { name: 'Export for ticket' }).click();
  await page.getByLabel('Reason').fill('Her newsletter program is refused.');
  await page.getByLabel('Ticket number').fill('T-4711');
  await page.getByRole('button', { name: 'Export for ticket' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const saved = await saving;
  expect(Date.now() - began).toBeLessThan(60_000);

  expect(saved.suggestedFilename()).toMatch(/^bundle-ada-t-4711-.*\.json$/);
  const text = await readFile(await saved.path(), 'utf8');
  const bundle = JSON.parse(text) as { findings: { title: string }[]; account: { email: string } };
  expect(bundle.findings[0]?.title).toContain('The plan pro expired');
  expect(bundle.account.email).toBe('a•••@acme.example');
  expect(text).not.toContain(ada.key);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  const banner = page.getByRole('region', { name: 'Inspection' });
  await expect(banner).toContainText('Inspecting ada');
  await page.getByRole('link', { name: /^Links/ }).click();
  const links = page.getByRole('table', { name: 'Links' });
  await expect(links).toContainText('menu');
  await expect(page.getByRole('button', { name: 'New link' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  // The inspection applies to this tab only, and survives a reload.
  await page.reload();
  await expect(banner).toContainText('Inspecting ada');
  await banner.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Ended the inspection');

  const { rows } = await product.waypost<{ rows: number }>('audit', 'verify');
  expect(rows).toBeGreaterThan(5);
});

test(
  'a locked account shows the reason, and its links show that they are disabled',
  { tag: '@every-case' },
  async ({ page, browser }) => {
    await add('grace', '--staff');
    await add('ada');
    const menu = ['--account', 'ada', '--url', 'https://acme.example/menu', '--alias', 'menu'];
    await product.waypost('link', 'add', ...menu);
    const signIn = async (who: typeof page, username: string) => {
      await who.goto(`${product.url}/app/sign-in`);
      await who.getByLabel('E-mail address').fill(`${username}@acme.example`);
      await who.getByLabel('Password', { exact: true }).fill(password);
      await who.getByRole('button', { name: 'Sign in' }).click();
      await expect(who.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    };
    await signIn(page, 'grace');
    await page.getByRole('link', { name: 'Support' }).click();
    await page.getByRole('link', { name: 'ada', exact: true }).click();
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Lock account' }).click();
    await page.getByLabel('Reason').fill('Phishing was reported.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lock account' }).click();
    await expect(page.getByText('Account locked')).toBeVisible();

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${product.url}/menu`);
    await expect(visitor.getByRole('heading', { name: 'This link is disabled' })).toBeVisible();
    await signIn(visitor, 'ada');
    const told = visitor.getByText('Reason: Phishing was reported. Your links');
    await expect(told).toBeVisible();
    await expect(visitor.getByRole('link', { name: /^New link/ })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Account' }).click();
    await expect(visitor.getByText('Your account is locked')).toBeVisible();
    await expect(told).toBeVisible();
    const seen = visitor.getByRole('table', { name: 'Support access' });
    await expect(seen.getByText('Locked the account')).toBeVisible();
    await expect(seen.getByText('Phishing was reported.')).toBeVisible();
    await context.close();
  },
);

test('staff find a visitor’s report, decide on it, and the customer reads the outcome', async ({
  page,
  browser,
}) => {
  await add('grace', '--staff');
  const ada = await add('ada');
  const bank = ['--account', 'ada', '--url', 'https://bank.example/login', '--alias', 'bank'];
  await product.waypost('link', 'add', ...bank);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${product.url}/report?link=${encodeURIComponent(`${product.url}/bank`)}`);
  await visitor.getByLabel('Phishing: steals passwords or money').check();
  await visitor.getByLabel(/^Details/).fill('It asks for my PIN.');
  await visitor.getByLabel(/^Your contact details/).fill('bob@reader.example');
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  await context.close();

  await page.goto(`${product.url}/app/sign-in`);
  await page.getByLabel('E-mail address').fill('grace@acme.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('link', { name: 'Reports 1 open' }).click();
  const reports = page.getByRole('table', { name: 'Reports' });
  await expect(reports).toContainText('bank.example/login');
  await expectAccessible(page);
  await reports.getByText('It asks for my PIN.').click();
  const drawer = page.getByRole('dialog', { name: 'Report', exact: true });
  await expect(drawer).toContainText('bob@reader.example');
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Open account' }).click();
  await page.getByRole('button', { name: 'Give reason' }).click();
  await page.getByLabel('Reason').fill('A visitor reports phishing.');
  await page.getByRole('button', { name: 'Show findings and requests' }).click();
  await expect(page.getByText('1 open report by visitors')).toBeVisible();
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Lock account' }).click();
  await page.getByLabel('Reason').fill('Phishing was reported.');
  await page.getByRole('dialog').getByRole('button', { name: 'Lock account' }).click();
  await expect(page.getByText('Account locked')).toBeVisible();

  await page.getByRole('listitem').getByRole('link', { name: 'Reports' }).click();
  await reports.getByText('It asks for my PIN.').click();
  await drawer.getByRole('button', { name: 'Close report' }).click();
  const closing = page.getByRole('dialog', { name: 'Close report' });
  await closing.getByRole('radio', { name: /^Account locked/ }).check();
  await closing.getByRole('textbox', { name: 'Note' }).fill('It copied the page of a bank.');
  await expectAccessible(page);
  await closing.getByRole('button', { name: 'Close report' }).click();
  await expect(page.getByText('Report closed')).toBeVisible();
  await page.getByRole('radio', { name: 'Closed' }).click();
  await expect(reports).toContainText('Account locked');

  const answer = await fetch(`${product.url}/api/account/inspections`, {
    headers: { Authorization: `Bearer ${ada.key}` },
  });
  const { data } = (await answer.json()) as { data: { trail: { what: string; reason: string }[] } };
  expect(data.trail[0]).toMatchObject({ what: 'report', reason: 'It copied the page of a bank.' });
});
