import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const as = () => ({ as: { server: service.url, key: ada.key } });
const read = async (key: string) => (await service.call('GET', '/api/account', { key })).status;

describe('API keys', () => {
  test('are made, shown once with a button to copy, and listed', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/account', as());
    const table = await screen.findByRole('table', { name: 'API keys' });
    expect((await within(table).findByText('First key')).closest('tr')?.textContent).toContain('This one');
    await user.click(screen.getByRole('button', { name: 'New key' }));
    const dialog = await screen.findByRole('dialog', { name: 'New API key' });
    await user.click(within(dialog).getByRole('button', { name: 'Make the key' }));
    await within(dialog).findByText("The name can't be empty.");
    await user.type(within(dialog).getByLabelText('Name'), 'Report');
    await user.click(within(dialog).getByRole('radio', { name: /Only read/ }));
    await user.selectOptions(within(dialog).getByLabelText('Ends'), 'In 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Make the key' }));

    const made = await screen.findByRole('dialog', { name: 'The key “Report”' });
    const key = within(made).getByLabelText<HTMLTextAreaElement>('API key').value;
    expect(await read(key)).toBe(200);
    expect((await service.call('POST', '/api/channel/add', { key, body: { name: 'x' } })).status).toBe(403);
    await user.click(within(made).getByRole('button', { name: /Copy/ }));
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.click(within(made).getByRole('button', { name: 'Done' }));
    const row = (await within(table).findByText('Report')).closest('tr');
    expect(row?.textContent).toMatch(/^ReportReadNever.*\d/);
    await waitFor(() => expect(document.body.textContent).not.toContain(key));
  });

  test('are not gone by a slip before they were copied', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/account?open=key', as());
    await user.type(await screen.findByLabelText('Name'), 'Shop{Enter}');
    const made = await screen.findByRole('dialog', { name: 'The key “Shop”' });
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Have you kept the key?' });
    await user.click(within(question).getByRole('button', { name: 'Back to the key' }));
    await waitFor(() => expect(screen.queryByText('Have you kept the key?')).toBeNull());
    await user.click(within(made).getByRole('button', { name: 'Close' }));
    const again = await screen.findByRole('dialog', { name: 'Have you kept the key?' });
    // A key is for the dialog below until then.
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Have you kept the key?')).toBeNull());
    expect(within(made).getByLabelText<HTMLTextAreaElement>('API key').value).toMatch(/^wp_/);
    await user.click(within(made).getByRole('button', { name: /Copy/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('close, where they were kept in another way', async () => {
    const { user } = renderPage('/account?open=key', as());
    await user.type(await screen.findByLabelText('Name'), 'Till{Enter}');
    await screen.findByRole('dialog', { name: 'The key “Till”' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are revoked, after a word on what that breaks', async () => {
    const body = { name: 'Leaked' };
    const { key } = (await service.call('POST', '/api/key/add', { key: ada.key, body })).body;
    const { user } = renderPage('/account', as());
    await user.click(await screen.findByRole('button', { name: 'Actions for Leaked' }));
    await user.click(await screen.findByRole('menuitem', { name: /Revoke/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the key “Leaked”?' });
    expect(dialog.textContent).toContain('Programs that use it are refused');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    await screen.findByText('Key revoked');
    expect(await read(key)).toBe(401);
    await waitFor(() => expect(screen.queryByText('Leaked')).toBeNull());
  });
});

test('a sign-in elsewhere is seen and ended', async () => {
  const body = { email: ada.email, password: ada.password };
  const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const { session } = (await service.call('POST', '/api/session', { body, headers })).body;
  const { user } = renderPage('/account', as());
  await user.click(await screen.findByRole('button', { name: 'Actions for Firefox on Windows' }));
  await user.click(await screen.findByRole('menuitem', { name: /End this sign-in/ }));
  await user.click(await screen.findByRole('button', { name: 'End sign-in' }));
  await screen.findByText('Sign-in ended');
  expect(await read(session)).toBe(401);
  expect(await screen.findByText('No browser is signed in with the password.')).toBeTruthy();
});
