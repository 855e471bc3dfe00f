import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './AccountPage.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  ada = await service.addAccount();
});

/** Returns the files that the page lets the browser save. */
function saved() {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        files.push(blob);
        return 'blob:saved';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  return files;
}

describe('the data card', () => {
  test('exports everything as a ZIP file with one request', async () => {
    await addLink(service, ada.id, { alias: `mine-${ada.id}` });
    const files = saved();
    const { user, requests } = renderPage('/account', { as: ada });
    const card = within(await screen.findByRole('region', { name: 'Your data' }));
    // Individual visits are included.
    expect(card.getByText(/, pages and visits in one ZIP/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Export everything' }));
    await screen.findByText('waypost-account.zip saved');
    const [file] = files;
    const names = Object.keys(unzipSync(new Uint8Array(await (file ?? new Blob()).arrayBuffer())));
    expect(names).toContain('links.csv');
    expect(requests.filter((each) => each.includes('export'))).toEqual(['GET /api/account/export']);
  });

  test('shows why an export fails', async () => {
    saved();
    const { user } = renderPage('/account', { as: ada });
    const card = within(await screen.findByRole('region', { name: 'Your data' }));
    const real = vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      (input as string | URL).toString().includes('export')
        ? Response.json({ error: 1, message: 'An export of this account is under way.' }, { status: 400 })
        : real(input, init),
    );
    await user.click(card.getByRole('button', { name: 'Export everything' }));
    expect((await card.findByRole('alert')).textContent).toContain('An export of this account is under way.');
  });

  test('is missing on a server that supports neither exports nor account deletion', async () => {
    const account = { id: 3, email: 'a@b.co', username: 'ada', avatar: '', status: 'Pro', expires: null };
    const other = await startScriptedServer(() => ({
      body: { error: 0, data: { ...account, registered: '2026-01-01 10:00:00' } },
    }));
    renderPage('/account', { as: { server: other.url, key: 'k' } });
    await screen.findByText('a@b.co');
    expect(screen.queryByRole('region', { name: 'Your data' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Data and privacy' })).toBeNull();
    await other.stop();
  });
});

describe('deleting the account', () => {
  const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }));

  test('names what will be lost, needs username and password, and ends on the sign-in page', async () => {
    await addLink(service, ada.id, { alias: `gone-${ada.id}` });
    const { user, address, requests } = renderPage('/account', { as: ada });
    const card = within(await screen.findByRole('region', { name: 'Your data' }));
    await user.click(card.getByRole('button', { name: 'Delete account' }));
    const dialog = await dialogOf();
    await dialog.findByText('1 link will stop working.');
    await user.type(dialog.getByLabelText(/to confirm$/), 'nobody');
    await user.type(dialog.getByLabelText('Password'), 'wrong horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await dialog.findByText(`Type “${ada.username}” to confirm.`);
    expect(requests.filter((each) => each.startsWith('DELETE'))).toEqual([]);

    await user.clear(dialog.getByLabelText(/to confirm$/));
    await user.type(dialog.getByLabelText(/to confirm$/), ada.username);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await dialog.findByText('The password is wrong.');
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');

    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), ada.password);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect((await service.call('GET', '/api/account', { key: ada.key })).status).toBe(401);
    expect((await fetch(`${service.url}/gone-${ada.id}`, { redirect: 'manual' })).status).toBe(404);
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      ada.password,
    );
  });
});
