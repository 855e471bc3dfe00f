import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';
import { closeGlobalDialog } from '#web/app/global-dialogs.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentSession } from '#web/replica/replica-session.ts';
import { startReplica } from '#web/replica/start-replica.ts';

provideIndexedDb();

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Creates an account with these records, given by the API path that adds each. Returns its key. */
async function withRecords(records: Record<string, object>) {
  const { key } = await service.addAccount();
  for (const [kind, body] of Object.entries(records)) {
    await service.call('POST', `/api/${kind}/add`, { key, body });
  }
  return key;
}

const open = async (address: string, key: string) => {
  const page = renderPage(address, { as: { server: service.url, key } });
  await screen.findByRole('navigation', { name: 'Main' });
  return page;
};
/** Finds the palette's field, since the dialog alone may still be waiting for its code. */
const palette = () => screen.findByRole('combobox', { name: 'Go to' });
const texts = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('other records in the palette', () => {
  test('come from lists that were opened, without a request', async () => {
    const key = await withRecords({
      qr: { type: 'text', data: 'Ask at the bar', name: 'Table card' },
      channel: { name: 'Restaurants' },
    });
    const { user, address, requests, go } = await open('/', key);
    await screen.findAllByText('Table card');
    await go('/channels');
    await screen.findByText('Restaurants');
    requests.length = 0;
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('ta');
    expect(within(screen.getByRole('group', { name: 'QR codes' })).getByRole('option').textContent).toContain(
      'Table card',
    );
    expect(within(screen.getByRole('group', { name: 'Channels' })).getByRole('option').textContent).toContain(
      'Restaurants',
    );
    expect(screen.getByText(/appear here after you open their lists/)).toBeTruthy();
    // The list's figures arrive after its rows.
    expect(requests.filter((request) => !request.includes('/api/figures'))).toEqual([]);
    await user.click(screen.getByRole('option', { name: /Table card/ }));
    await screen.findByRole('heading', { level: 1, name: 'Table card' });
    expect(address()).toMatch(/^\/qr\/\d+$/);
  });

  test('of every kind are found without opening their lists when the limit is large', async () => {
    const account = await service.addAccount();
    const post = (kind: string, body: object) =>
      service.call('POST', `/api/${kind}/add`, { key: account.key, body });
    await post('pixel', { type: 'forum', name: 'Festival pixel', tag: 't2_abcdef' });
    await post('channel', { name: 'Festival' });
    await post('overlay', { name: 'Festival tickets', message: 'Tickets from 12 euros' });
    const { email, password } = account;
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const as = { server: service.url, key: body.session, kind: 'session' } as const;
    const { user } = renderPage('/account', { as });
    await screen.findAllByText(email);
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('festi');
    await waitFor(() =>
      expect(texts().slice(0, 3)).toEqual([
        'Festival',
        expect.stringContaining('Festival pixel'),
        'Festival tickets',
      ]),
    );
    expect(screen.queryByText(/appear here after you open/)).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: /pixel/i });
  });

  test('come from the browser’s copy without opening their lists', async () => {
    const key = await withRecords({
      qr: { type: 'text', data: 'Ask at the bar', name: 'Table card' },
      channel: { name: 'Restaurants' },
      campaign: { name: 'Spring fair' },
    });
    const { user } = renderPage('/account', { as: { server: service.url, key }, stays: true });
    onTestFinished(startReplica(createQueryClient(), { quiet: 20 }));
    const isWhole = (list: 'qr' | 'channels' | 'campaigns') => currentSession()?.copy.stateOf(list).isWhole;
    await waitFor(() =>
      expect([isWhole('qr'), isWhole('channels'), isWhole('campaigns')]).toEqual([true, true, true]),
    );
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('ta');
    const found = (kind: string) =>
      within(screen.getByRole('group', { name: kind })).getAllByRole('option')[0]?.textContent;
    await waitFor(() => expect(found('QR codes')).toContain('Table card'));
    expect(found('Channels')).toContain('Restaurants');
    expect(
      screen.getByText('Bio pages, overlays, and splash pages appear here after you open their lists.'),
    ).toBeTruthy();
    await user.clear(await palette());
    await user.keyboard('fair');
    expect(found('Campaigns')).toContain('Spring fair');
  });

  test('include splash pages, overlays and bio pages if the server has pages for them', async () => {
    const key = await withRecords({
      splash: { name: 'Festival welcome', title: 'Welcome' },
      overlay: { name: 'Festival tickets', message: 'Tickets from 12 euros' },
      bio: { alias: 'festival', title: 'Festival' },
    });
    const { user, address, requests, go } = await open('/splash', key);
    await screen.findByText('Festival welcome');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('fe');
    expect(texts()).toContain('Search links for “fe”');
    await screen.findByText(/bio pages.* overlays.* appear here after you open their lists\.$/);
    closeGlobalDialog();
    await go('/overlays');
    await screen.findByText('Festival tickets');
    await go('/bio');
    await screen.findByText('Festival');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    requests.length = 0;
    await user.keyboard('festival');
    const found = (kind: string) =>
      within(screen.getByRole('group', { name: kind })).getAllByRole('option')[0]?.textContent;
    expect(found('Splash pages')).toBe('Festival welcome');
    expect(found('Overlays')).toBe('Festival tickets');
    expect(found('Bio pages')).toContain('Festival');
    await user.click(screen.getByRole('option', { name: 'Festival tickets' }));
    await waitFor(() => expect(address()).toMatch(/^\/overlays\/\d+$/));
    expect(requests.filter((request) => /splash|bio|overlays/.test(request))).toEqual([]);
  });

  const page = { result: 1, perpage: 25, currentpage: 1, nextpage: 0, maxpage: 1 };
  const only = (key: string, row: object) => ({
    body: { error: '0', data: { ...page, [key]: [{ id: 1, date: '2026-01-02 10:00:00', ...row }] } },
  });

  test('open their list if the server has no page for them, and unsupported kinds have no hint', async () => {
    const old = await startScriptedServer(({ url = '' }) => {
      if (url.startsWith('/api/splash')) return only('splash', { name: 'Festival' });
      if (url.startsWith('/api/pixels'))
        return only('pixels', { name: 'Festival shop', type: 'fbpixel', tag: '1' });
      return { status: 404, body: { error: 1, message: 'No.' } };
    });
    onTestFinished(old.stop);
    const { user, address, go } = renderPage('/splash', { as: { server: old.url, key: 'x' } });
    await screen.findByText('Festival');
    await go('/pixels');
    await screen.findByText('Festival shop');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('festival');
    expect(texts()).toEqual(['Festival', 'Festival shop 1', 'Search links for “festival”']);
    const hint = await screen.findByText(/ appear here after you open their lists\.$/);
    expect(hint.textContent).toContain('overlays');
    expect(hint.textContent).not.toMatch(/bio pages/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/splash'));
  });

  test('without a name are called by their kind and number, also under “Recent”', async () => {
    const account = {
      id: 3,
      email: 'a@b.co',
      username: 'ada',
      avatar: '',
      status: 'Pro',
      expires: null,
      registered: '2026-01-01 10:00:00',
    };
    const old = await startScriptedServer(({ url = '' }) => {
      if (url.startsWith('/api/account')) return { body: { error: 0, data: account } };
      if (url.startsWith('/api/channels'))
        return only('channels', { id: 5, name: '', description: '', color: '#112233', starred: false });
      if (url.startsWith('/api/campaigns'))
        return only('campaigns', { id: 1, name: 'Spring', public: false, rotator: false, list: '' });
      return { status: 404, body: { error: 1, message: 'No.' } };
    });
    onTestFinished(old.stop);
    const { user, go } = renderPage('/campaigns/7', { as: { server: old.url, key: 'x' } });
    await waitFor(() => expect(document.title).toBe('Campaign · Waypost'));
    await go('/channels');
    await screen.findByRole('table', { name: 'Channels' });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(recent.map(({ textContent }) => textContent)).toEqual(['Campaign 7']);
    await user.keyboard('channel 5');
    expect(texts()[0]).toBe('Channel 5');
  });
});
