import { expireKey } from '#test/expire-key.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'a read-only key is created, shown once, reads everything, changes nothing, and is revoked',
  { tag: '@every-case' },
  async ({ page, browser }) => {
    test.slow();
    const { key: full } = await makeFirstAccount(page, product);
    const asked = (method: string, path: string, key: string, body?: object) =>
      fetch(product.url + path, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    await asked('POST', '/api/channel/add', full, { name: 'Print' });

    // Creates a key, which is shown only this once.
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    const making = page.getByRole('dialog', { name: 'Create API key' });
    await making.getByLabel('Name').fill('Report <b>2026</b>');
    await making.getByRole('radio', { name: 'Read-only' }).click();
    await expectAccessible(page);
    await making.getByLabel('Expires').selectOption('In 7 days');
    await making.getByRole('button', { name: 'Create key' }).click();
    const made = page.getByRole('dialog', { name: 'API key “Report <b>2026</b>”' });
    const key = await made.getByLabel('API key', { exact: true }).inputValue();
    expect(key).toMatch(/^wp_[\w-]{43}$/);
    await expectAccessible(page);
    await made.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('table', { name: 'API keys' }).getByRole('row').filter({ hasText: 'Report' });
    await expect(row).toContainText('Report <b>2026</b>');
    const end = new Date(Date.now() + 7 * 86_400_000);
    const day = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    await expect(row).toContainText(day);
    await page.reload();
    await expect(row).toBeVisible();
    expect(await page.content()).not.toContain(key);

    // Signed in with the key, everything is shown, and changes are refused with the reason.
    const reader = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })).newPage();
    await reader.goto(`${product.url}/app/sign-in`);
    await reader.getByRole('radio', { name: 'With API key' }).click();
    await reader.getByLabel('API key', { exact: true }).fill(key);
    await reader.getByRole('button', { name: 'Sign in' }).click();
    await reader.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Channels' }).click();
    await expect(reader.getByRole('row').filter({ hasText: 'Print' })).toBeVisible();
    await reader.getByRole('button', { name: 'New channel' }).click();
    await reader.getByRole('dialog').getByLabel('Name').fill('Mine');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('dialog').getByText('This API key is read-only.')).toBeVisible();
    await expect(reader.getByRole('dialog').getByLabel('Name')).toHaveValue('Mine');
    for (const [method, path, body] of [
      ['POST', '/api/channel/add', { name: 'Sneaked in' }],
      ['POST', '/api/key/add', { name: 'Wider', access: 'full' }],
      ['DELETE', '/api/account', { username: 'ada', password: 'whatever' }],
    ] as const) {
      const answer = await asked(method, path, key, body);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await asked('GET', '/api/channels', key)).status).toBe(200);

    // A revoked key is invalid immediately, even on a page that is open.
    await page.getByRole('button', { name: /^Actions for Report/ }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    const revoking = page.getByRole('dialog', { name: /^Revoke API key/ });
    await expect(revoking.getByText(/can’t be undone/)).toBeVisible();
    await revoking.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('API key revoked')).toBeVisible();
    expect((await asked('GET', '/api/channels', key)).status).toBe(401);
    await reader.reload();
    await expect(reader.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await reader.context().close();
  },
);

test(
  'a key is refused after it expires, and the dashboard says why',
  { tag: '@every-case' },
  async ({ page, browser }) => {
    const { key: full } = await makeFirstAccount(page, product);
    const ask = (path: string, key: string, body?: object) =>
      fetch(product.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    await ask('/api/channel/add', full, { name: 'Print' });
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    const making = page.getByRole('dialog', { name: 'Create API key' });
    await making.getByLabel('Name').fill('Spring fair');
    await making.getByLabel('Expires').selectOption('In 7 days');
    await making.getByRole('button', { name: 'Create key' }).click();
    const made = page.getByRole('dialog', { name: 'API key “Spring fair”' });
    const key = await made.getByLabel('API key', { exact: true }).inputValue();
    await made.getByRole('button', { name: 'Done' }).click();
    const rows = page.getByRole('table', { name: 'API keys' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Spring fair' })).toBeVisible();

    // The key expires while somebody is working with it.
    const helper = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })).newPage();
    const signIn = async () => {
      await helper.getByRole('radio', { name: 'With API key' }).click();
      await helper.getByLabel('API key', { exact: true }).fill(key);
      await helper.getByRole('button', { name: 'Sign in' }).click();
    };
    await helper.goto(`${product.url}/app/sign-in`);
    await signIn();
    await helper.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Channels' }).click();
    await helper.getByRole('button', { name: 'New channel' }).click();
    await helper.getByRole('dialog').getByLabel('Name').fill('Radio');
    const end = await expireKey(product, 'Spring fair');
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const minute = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const;
    const shown = `This one expired on ${end.toLocaleString('en-GB', { ...day, ...minute })}.`;
    const expired = `This one expired on ${end.toISOString().slice(0, 19).replace('T', ' ')} UTC.`;
    await helper.keyboard.press('Enter');
    const again = helper.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toContainText(`Your API key is no longer valid. ${shown}`);
    await expect(again).toContainText('This page stays as it is.');
    await expectAccessible(helper);

    // The key no longer works in that dialog, on the sign-in page, or in the API.
    await again.getByLabel('API key', { exact: true }).fill(key);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again.getByText(`This key isn’t valid. ${shown}`)).toBeVisible();
    for (const path of ['/api/channels', '/api/account', '/api/keys']) {
      const answer = await ask(path, key);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: 1,
        message: `A valid API key is required to use this service. ${expired}`,
        reason: expired,
      });
    }
    expect((await ask('/api/channel/add', key, { name: 'Sneaked in' })).status).toBe(401);
    await helper.reload();
    await helper.waitForURL(/\/app\/sign-in/);
    await signIn();
    await expect(helper.getByText(`This key isn’t valid. ${shown}`)).toBeVisible();
    await helper.context().close();

    // The account no longer lists the expired key, and its own key still works.
    await page.reload();
    await expect(rows.filter({ hasText: 'First key' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Spring fair' })).toHaveCount(0);
    const channels = await (await ask('/api/channels', full)).json();
    expect(channels.data.result).toBe(1);
  },
);
