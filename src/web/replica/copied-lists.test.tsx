import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { startReplica } from './start-replica.ts';

let service: TestService;
let ada: TestAccount;
let stop = () => {};

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 30; number += 1) {
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: number % 3 === 0 ? `Spring ${String.fromCodePoint(122 - (number % 26))}` : `Menu ${number}`,
      created_at: 1_700_000_000 + number * 86_400,
    });
  }
  const { body } = await service.call('POST', '/api/channel/add', { key: ada.key, body: { name: 'Shelf' } });
  const { body: page } = await service.call('GET', '/api/urls?limit=1000', { key: ada.key });
  const wanted = page.data.urls.filter(({ alias }: { alias: string }) => /^menu-[45]$/.test(alias));
  for (const { id } of wanted)
    await service.call('POST', `/api/channel/${body.id}/assign/links/${id}`, { key: ada.key });
});
afterEach(() => stop());
afterAll(() => service.stop());

/** Opens the dashboard with its copy, which starts to load soon after the last response. */
const open = (address: string, as?: { server: string; key: string }) => {
  const view = renderPage(address, { as: as ?? { server: service.url, key: ada.key } });
  stop = startReplica(createQueryClient(), { quiet: 20 });
  return view;
};

const table = (name = 'Links') => screen.getByRole('table', { name });
const rows = (name?: string) => within(table(name)).getAllByRole('row').slice(1);
const first = () => rows()[0]?.textContent ?? '';
const whole = () => screen.findByText(/^As of /);
const lists = (requests: string[], of = 'urls') => requests.filter((one) => one.startsWith(`GET /api/${of}`));

describe('a completely loaded list', () => {
  test('is searched as the user types, without a request', async () => {
    const { user, requests, address } = open('/links');
    await whole();
    const before = lists(requests).length;
    await user.type(screen.getByRole('searchbox'), 'spring');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await waitFor(() => expect(address()).toBe('/links?q=spring'));
    await user.type(screen.getByRole('searchbox'), ' MENU-12');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(lists(requests)).toHaveLength(before);
  });

  test('is sorted in both directions by its headers, as its address says', async () => {
    const { user, address, requests } = open('/links');
    await whole();
    const before = lists(requests).length;
    const head = (name: string) => within(table()).getByRole('columnheader', { name });
    expect(head('Created').getAttribute('aria-sort')).toBe('descending');
    await user.click(within(table()).getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(first()).toContain('menu-1Menu 1'));
    expect(address()).toBe('/links?order=date-up');
    await user.click(within(table()).getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(head('Link').getAttribute('aria-sort')).toBe('ascending'));
    await user.click(within(table()).getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(first()).toContain('Spring y'));
    expect(address()).toBe('/links?order=name-down');
    expect(lists(requests)).toHaveLength(before);
  });

  test('is narrowed by filters, which show counts and can be removed', async () => {
    const { user, address } = open('/links');
    await whole();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('region', { name: 'Filters' });
    const channel = await within(panel).findByRole('combobox', { name: 'Channel' });
    await within(channel).findByRole('option', { name: 'Shelf (2)' });
    await user.selectOptions(channel, 'Shelf (2)');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(first()).toContain('Shelf');
    await user.click(screen.getByRole('button', { name: /In Shelf/ }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await user.type(within(panel).getByLabelText('Created from'), '2023-11-30');
    await waitFor(() => expect(rows().length).toBeLessThan(25));
    await user.selectOptions(channel, within(channel).getByRole('option', { name: /^Shelf/ }));
    await waitFor(() => expect(address()).toContain('channel='));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/links'));
  });

  test('clears a search that its address does not show yet', async () => {
    const { user, address } = open('/links?q=menu');
    await whole();
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await user.clear(box);
    await user.paste('no such words');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await waitFor(() => expect(address()).toBe('/links'));
  });

  test('is filtered by the status of links', async () => {
    const { body } = await service.call('POST', '/api/url/add', {
      key: ada.key,
      body: { url: 'https://acme.example/guests', custom: 'guests', password: 'sesame' },
    });
    const { user, address } = open('/links');
    await whole();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const state = await screen.findByRole('combobox', { name: 'Status' });
    await user.selectOptions(state, 'With password (1)');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(first()).toContain('guests');
    expect(address()).toBe('/links?state=password');
    await user.click(screen.getByRole('button', { name: /^With password/ }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    await service.call('DELETE', `/api/url/${body.id}/delete`, { key: ada.key });
  });

  test('opens with the order and the search of its address', async () => {
    open('/links?order=date-up&q=menu');
    await whole();
    await waitFor(() => expect(screen.getByText('1–25 of 30')).toBeTruthy());
    expect(first()).toContain('menu-1');
  });

  test('selects all matching links without a request', async () => {
    const { user, requests } = open('/links?q=menu');
    await whole();
    await waitFor(() => expect(rows()).toHaveLength(25));
    const before = lists(requests).length;
    await user.click(await screen.findByRole('checkbox', { name: 'Select Menu 29' }));
    await user.click(await screen.findByRole('button', { name: /^Select all 30/ }));
    expect(await screen.findByText(/^30 selected/)).toBeTruthy();
    expect(lists(requests)).toHaveLength(before);
  });

  test('shows a deletion in this browser without reloading', async () => {
    const { id } = await addLink(service, ada.id, { alias: 'goner', title: 'A goner' });
    const { user, requests } = open('/links?order=name');
    await whole();
    await waitFor(() => expect(first()).toContain('A goner'));
    const before = lists(requests).length;
    await user.click(screen.getByRole('button', { name: 'Actions for A goner' }));
    await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Delete link/ });
    await user.click(within(dialog).getByRole('button', { name: 'Delete link' }));
    await waitFor(() => expect(first()).not.toContain('A goner'));
    expect(requests).toContain(`DELETE /api/url/${id}/delete`);
    expect(lists(requests)).toHaveLength(before);
  });

  test('stays available when the server can no longer be reached', async () => {
    const other = await startService();
    const { id, key } = await other.addAccount();
    await addLink(other, id, { alias: 'kept', title: 'Kept here' });
    const { user, go } = open('/links', { server: other.url, key });
    await whole();
    await other.stop();
    await go('/links?page=1&size=50');
    expect(await screen.findByText('Kept here')).toBeTruthy();
    await screen.findByText(/Can’t reach the server. Showing saved data as of/);
    await user.type(screen.getByRole('searchbox'), 'nothing');
    expect(await screen.findByText('No matching links')).toBeTruthy();
  });
});

/** Starts a server with `count` links, which refuses all but the first page that the copy requests. */
const startLarge = (count: number) =>
  startScriptedServer(({ url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (pathname === '/api/account') {
      const account = { id: 1, email: 'a@b.co', username: 'ada', avatar: '', status: 'free', expires: null };
      return { body: { error: 0, data: { ...account, registered: '2024-01-01 00:00:00' } } };
    }
    if (pathname !== '/api/urls') return { status: 404, body: { error: 1, message: 'Not found' } };
    const [page, limit] = [Number(searchParams.get('page')), Math.min(10, Number(searchParams.get('limit')))];
    if (page > 1) return { status: 500, body: { error: 1, message: 'Later' } };
    const urls = Array.from({ length: limit }, (_, place) => ({
      id: count - place,
      alias: `a${count - place}`,
      shorturl: `https://go.example/a${count - place}`,
      longurl: 'https://example.com/',
      clicks: 0,
      title: `Title ${String.fromCodePoint(97 + ((place * 7) % 26))}`,
      description: '',
      date: '2025-01-01 00:00:00',
    }));
    const data = {
      result: count,
      perpage: limit,
      currentpage: page,
      nextpage: 2,
      maxpage: count / limit,
      urls,
    };
    return { body: { error: '0', data } };
  });

describe('a partly loaded list', () => {
  test('says so, and is neither sorted nor filtered', async () => {
    const server = await startLarge(500);
    const { requests, user } = open('/links?order=name&words=title', { server: server.url, key: 'x' });
    await screen.findByText('10 of 500 links loaded');
    await screen.findByText('Not sorted or filtered yet');
    expect(first()).toContain('a500');
    // The filters keep their place.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Filters' }).disabled).toBe(true);
    expect(within(table()).queryByRole('button', { name: 'Link' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(lists(requests).some((request) => request.includes('q=zzz'))).toBe(true));
    await server.stop();
  });
});

describe('the list of QR codes', () => {
  test('has no search and no sorting while it is empty', async () => {
    const { key } = await service.addAccount();
    open('/qr', { server: service.url, key });
    await screen.findByText('No QR codes yet');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull();
  });

  test('is searched and sorted by name or by scans without a request', async () => {
    for (const [scans, name] of ['Card', 'Poster', 'Window'].entries()) {
      const code = { type: 'text', data: 'x', name };
      const { body } = await service.call('POST', '/api/qr/add', { key: ada.key, body: code });
      await visitInPast(service, { kind: 'qr', target_id: body.id }, 1, 2 - Math.abs(scans - 1));
    }
    const { user, requests } = open('/qr');
    await whole();
    const before = lists(requests, 'qr').length;
    await user.click(screen.getByRole('button', { name: 'Scans' }));
    await waitFor(() => expect(rows('QR codes')[0]?.textContent).toContain('Poster'));
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    await waitFor(() => expect(rows('QR codes')[0]?.textContent).toContain('Card'));
    await user.type(screen.getByRole('searchbox', { name: 'Search QR codes' }), 'poster');
    await waitFor(() => expect(rows('QR codes')).toHaveLength(1));
    expect(lists(requests, 'qr')).toHaveLength(before);
  });
});
