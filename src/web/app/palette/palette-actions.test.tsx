import { act as update, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { showOtherAccounts } from '#web/app/other-accounts.ts';
import { closeGlobalDialog } from '#web/app/global-dialogs.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  await addLink(service, ada.id, { alias: 'menu-3', title: 'Lucky <b>seven</b>' });
  const body = { type: 'text', data: 'Ask at the bar', name: 'Table card' };
  await service.call('POST', '/api/qr/add', { key: ada.key, body });
});
afterAll(() => service.stop());

const open = async (address = '/links', key = ada.key) => {
  const page = renderPage(address, { as: { server: service.url, key } });
  await waitFor(() => expect(page.requests.length).toBeGreaterThan(0));
  return page;
};
/** Finds the palette's field, since the dialog alone may still be waiting for its code. */
const palette = () => screen.findByRole('combobox', { name: 'Go to' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('recent places', () => {
  test('are records and searches of the current account only', async () => {
    const { user, go, unmount } = await open('/');
    await user.click((await screen.findAllByRole('link', { name: /Table card/ }))[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Table card' });
    await go('/links?q=lucky');
    await screen.findByText('Lucky <b>seven</b>');
    await go('/pixels');
    await screen.findByRole('heading', { level: 1, name: 'Pixels' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(recent.map((option) => option.textContent)).toEqual(['Links: “lucky”', 'Table card']);
    expect(sessionStorage.getItem('waypost-kept:places')).not.toContain(ada.key);
    unmount();
    closeGlobalDialog();

    const { key } = await service.addAccount();
    const other = await open('/pixels', key);
    await screen.findByRole('heading', { level: 1, name: 'Pixels' });
    await other.user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  test('are forgotten at sign-out', async () => {
    const { user, go, address } = await open('/qr/new');
    await go('/links?q=lucky');
    await screen.findByText('Lucky <b>seven</b>');
    await go('/pixels');
    await waitFor(() => expect(sessionStorage.getItem('waypost-kept:places')).toContain('lucky'));
    await go('/links?q=lucky');
    await screen.findByText('Lucky <b>seven</b>');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('sign out{Enter}');
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(sessionStorage.getItem('waypost-kept:places')).toBeNull();
  });
});

const nothingElse = { openNumber: () => undefined, whose: undefined, color: undefined, page: undefined };

describe('actions in the palette', () => {
  const act = async (words: string) => {
    const page = await open('/links');
    await page.user.keyboard('{Control>}k{/Control}');
    await palette();
    await page.user.keyboard(`${words}{Enter}`);
    return page;
  };

  test('open the page for a new QR code', async () => {
    const { address } = await act('new qr');
    await isClosed();
    await waitFor(() => expect(address()).toBe('/qr/new'));
  });

  test('are found by the names that other products use', async () => {
    const { address } = await act('import');
    await isClosed();
    await waitFor(() => expect(address()).toBe('/qr/batch'));
  });

  test('open a form over its list', async () => {
    const { address } = await act('new chan');
    await screen.findByRole('dialog', { name: 'New channel' });
    expect(address()).toBe('/channels?open=new');
  });

  test('copy the API URL', async () => {
    vi.stubGlobal('isSecureContext', true);
    await act('copy api');
    await screen.findByText('API URL copied');
    expect(await navigator.clipboard.readText()).toBe(`${service.url}/api`);
  });

  test('open a section of the account page by another of its names', async () => {
    const { history } = await act('2fa');
    await isClosed();
    await waitFor(() => {
      const { pathname, hash } = history.location;
      expect(pathname + hash).toBe('/account#security');
    });
    await screen.findByRole('heading', { name: 'Passkeys' });
  });

  test('switch the theme', async () => {
    await act('dark');
    await isClosed();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  test('show the shortcuts', async () => {
    await act('keyboard');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  test('add an account when there is none to switch to', async () => {
    const { address } = await act('add account');
    await isClosed();
    await waitFor(() => expect(address()).toBe('/sign-in?add=1'));
  });

  test('switch to another account, found by its host or its name', async () => {
    const open = vi.fn<() => void>();
    const shop = { id: 'b', name: 'Shop', note: 'links.example.com', number: 2, picture: null, open };
    const carol = {
      ...shop,
      id: 'c',
      name: 'carol',
      note: 'Signed out',
      number: 10,
      open: vi.fn<() => void>(),
    };
    update(() => showOtherAccounts({ others: [shop, carol], ...nothingElse }));
    const { user } = await act('links.example');
    await isClosed();
    expect(open).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('switch');
    const entry = await screen.findByRole('option', { name: /^Switch to Shop/ });
    expect(entry.textContent).toBe('Switch to Shop links.example.comG2');
    expect(screen.getByRole('option', { name: /carol/ }).textContent).toBe('Switch to carol Signed out');
    await user.keyboard(' carol{Enter}');
    await waitFor(() => expect(carol.open).toHaveBeenCalledOnce());
    expect(open).toHaveBeenCalledOnce();
    update(() => showOtherAccounts(undefined));
  });
});
