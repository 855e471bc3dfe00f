import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());
// Copying requires https or localhost.
beforeEach(() => vi.stubGlobal('isSecureContext', true));

const as = () => ({ as: { server: service.url, key: ada.key } });
const read = async (key: string) => (await service.call('GET', '/api/account', { key })).status;

describe('API keys', () => {
  test('are created, shown once with a copy button, and listed', async () => {
    const { user } = renderPage('/account', as());
    const table = await screen.findByRole('table', { name: 'API keys' });
    expect((await within(table).findByText('First key')).closest('tr')?.textContent).toContain('Current');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
    await within(dialog).findByText('The name can’t be empty.');
    await user.type(within(dialog).getByLabelText('Name'), 'Report');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Read-only/ }).checked).toBe(true);
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Expires').value).toBe('90');
    expect(within(dialog).getByText(/^Stops working on /)).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('Expires'), 'Never');
    expect(within(dialog).getByText('Works until you revoke it')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('Expires'), 'In 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Create key' }));

    const made = await screen.findByRole('dialog', { name: 'API key “Report”' });
    const key = within(made).getByLabelText<HTMLTextAreaElement>('API key').value;
    expect(await read(key)).toBe(200);
    expect((await service.call('POST', '/api/channel/add', { key, body: { name: 'x' } })).status).toBe(403);
    await user.click(within(made).getByRole('button', { name: /Copy/ }));
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.click(within(made).getByRole('button', { name: 'Done' }));
    const row = (await within(table).findByText('Report')).closest('tr');
    expect(row?.textContent).toMatch(/^ReportRead-onlyNever.*\d/);
    await waitFor(() => expect(document.body.textContent).not.toContain(key));
  });

  test('aren’t lost if the dialog is closed by accident before they are copied', async () => {
    const { user } = renderPage('/account?open=key', as());
    await user.type(await screen.findByLabelText('Name'), 'Shop{Enter}');
    const made = await screen.findByRole('dialog', { name: 'API key “Shop”' });
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Have you copied the key?' });
    await user.click(within(question).getByRole('button', { name: 'Back to the key' }));
    await waitFor(() => expect(screen.queryByText('Have you copied the key?')).toBeNull());
    await user.click(within(made).getByRole('button', { name: 'Close' }));
    const again = await screen.findByRole('dialog', { name: 'Have you copied the key?' });
    // Until then, key presses go to the dialog below.
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Have you copied the key?')).toBeNull());
    expect(within(made).getByLabelText<HTMLTextAreaElement>('API key').value).toMatch(/^wp_/);
    await user.click(within(made).getByRole('button', { name: /Copy/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('can be closed without copying after confirmation', async () => {
    const { user } = renderPage('/account?open=key', as());
    await user.type(await screen.findByLabelText('Name'), 'Till{Enter}');
    await screen.findByRole('dialog', { name: 'API key “Till”' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are revoked after a warning about what stops working', async () => {
    const body = { name: 'Leaked' };
    const { key } = (await service.call('POST', '/api/key/add', { key: ada.key, body })).body;
    const { user } = renderPage('/account', as());
    await user.click(await screen.findByRole('button', { name: 'Actions for Leaked' }));
    await user.click(await screen.findByRole('menuitem', { name: /Revoke/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke API key “Leaked”?' });
    expect(dialog.textContent).toContain('Programs that use this key will stop working');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    await screen.findByText('API key revoked');
    expect(await read(key)).toBe(401);
    await waitFor(() => expect(screen.queryByText('Leaked')).toBeNull());
  });
});

test('a session in another browser is listed and can be ended', async () => {
  const body = { email: ada.email, password: ada.password };
  const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const { session } = (await service.call('POST', '/api/session', { body, headers })).body;
  const { user } = renderPage('/account', as());
  await user.click(await screen.findByRole('button', { name: 'Actions for Firefox on Windows' }));
  await user.click(await screen.findByRole('menuitem', { name: /End session/ }));
  await user.click(await screen.findByRole('button', { name: 'End session' }));
  await screen.findByText('Session ended');
  expect(await read(session)).toBe(401);
  expect(await screen.findByText('No sessions')).toBeTruthy();
});

test('a session without a recognized browser is listed as “Unknown browser”', async () => {
  const account = await service.addAccount();
  const { email, password } = account;
  const headers = { 'User-Agent': 'Mozilla/5.0' };
  await service.call('POST', '/api/session', { body: { email, password }, headers });
  renderPage('/account', { as: { server: service.url, key: account.key } });
  expect(await screen.findByText('Unknown browser')).toBeTruthy();
});

describe('the current password', () => {
  const open = async (minutes: number) => {
    const account = await service.addAccount();
    const { email, password } = account;
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    await service.service.db
      .updateTable('keys')
      .set({ created_at: Math.floor(Date.now() / 1000) - minutes * 60 })
      .where('account_id', '=', account.id)
      .where('kind', '=', 'session')
      .execute();
    return { ...account, as: { server: service.url, key: body.session, kind: 'session' as const } };
  };

  test('is required once to create a key in a session older than ten minutes', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { password, as: session } = await open(11);
    const { user } = renderPage('/account?open=key', { as: session });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await user.type(dialog.getByLabelText('Name'), 'Report');
    await user.type(await dialog.findByLabelText('Current password'), 'a guess');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    await dialog.findByText('The password is wrong.');
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Report');
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), password);
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    const made = within(await screen.findByRole('dialog', { name: 'API key “Report”' }));
    await user.click(made.getByRole('button', { name: 'Copy API key' }));
    await user.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  });

  test('isn’t required in a newer session', async () => {
    const { as: session } = await open(0);
    renderPage('/account?open=key', { as: session });
    await screen.findByRole('dialog', { name: 'Create API key' });
    await screen.findByRole('switch', { name: /API keys can change/, hidden: true });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  test('is required to block changes by API keys in a session older than ten minutes', async () => {
    const { password, key, as: session } = await open(11);
    const { user } = renderPage('/account', { as: session });
    await user.click(await screen.findByRole('switch', { name: /API keys can change/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block changes by API keys?' }));
    await user.type(await dialog.findByLabelText('Current password'), password);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Changes by API keys blocked');
    const { status } = await service.call('PUT', '/api/account/update', { key, body: { email: 'x@y.org' } });
    expect(status).toBe(403);
  });
});
