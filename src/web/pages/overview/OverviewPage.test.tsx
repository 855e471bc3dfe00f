import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { noteExtensions } from '#web/client/server-extensions.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

const day = 86_400;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const visit = (address: string) => fetch(address, { redirect: 'manual', headers: { 'user-agent': phone } });

const addCode = async (name: string, key = ada.key) => {
  const body = { type: 'link', data: 'https://acme.com/menu', name };
  return (await service.call('POST', '/api/qr/add', { key, body })).body as { id: number; link: string };
};

beforeAll(async () => {
  // The date is fixed, since a day that ends during the test would leave its figures behind.
  vi.useFakeTimers({ toFake: ['Date'] });
  service = await startService();
  ada = await service.addAccount({ plan: 'Business', expires_at: Math.floor(Date.now() / 1000) + 12 * day });
  // The account is too old for the first steps.
  const { db } = service.service;
  await db.updateTable('accounts').set({ registered_at: 1_700_000_000 }).where('id', '=', ada.id).execute();
  for (let number = 1; number <= 30; number += 1) {
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: number === 30 ? '<b>Newest</b>' : `Menu ${number}`,
      created_at: 1_700_000_000 + number,
    });
  }
  for (const alias of ['menu-3', 'menu-3', 'menu-9']) await visit(`${service.url}/${alias}`);
  const poster = await addCode('Poster');
  const card = await addCode('Table card');
  await addCode('Unseen');
  for (const { link } of [poster, poster, card]) await visit(link);
});
afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
});

const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const names = (name: string) => lines(name).map((line) => line.querySelector('a')?.textContent);

/** Requests after the page has loaded: live visits, notes and alerts, and the figures of a list's rows. */
const afterwards = /^GET \/api\/(?:analytics\/live|annotations|goals|figures)/;

describe('the overview', () => {
  test('loads with five requests, which the lists reuse', async () => {
    const { answered, go } = renderPage('/', { as: ada });
    await screen.findByText('Table card', { selector: '[aria-label="Newest QR codes"] bdi' });
    await waitFor(() => expect(names('Most clicked links')).toHaveLength(2));
    const five = [
      'GET /api/account',
      expect.stringMatching(/^GET \/api\/analytics\?from=.*&top=link%2Cqr&/),
      'GET /api/qr?page=1&limit=100',
      expect.stringMatching(/^GET \/api\/series\?from=.*&by=day/),
      'GET /api/urls?page=1&limit=25',
    ];
    const told = () => answered.filter((request) => !afterwards.test(request));
    await waitFor(() => expect(told().toSorted()).toEqual(five));
    await waitFor(() => expect(document.title).toBe('Overview · Waypost'));

    await go('/links');
    await screen.findByText('1–25 of 30');
    await go('/qr?size=100');
    await screen.findByText('1–3 of 3');
    expect(told().toSorted()).toEqual(five);
  });

  test('doesn’t request links by clicks before it knows whether the server has analytics', async () => {
    noteExtensions(new Headers());
    const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      await answering;
      return real(...request);
    });
    const { asked } = renderPage('/', { as: ada });
    await waitFor(() => expect(asked('/api/qr')).toHaveLength(1));
    answer();
    await screen.findByRole('list', { name: 'Most clicked links' });
    expect(asked('order=click')).toEqual([]);
  });

  test('shows counts and 30-day visits, or total scans on a server without daily figures', async () => {
    const { unmount } = renderPage('/', { as: ada });
    const figures = await screen.findByLabelText('Key figures');
    for (const told of [
      /Links30Latest:/,
      /QR codes3Latest:/,
      /Clicks · Last 30 days3None in the previous 30 days/,
      /Scans · Last 30 days3None in the previous 30 days/,
      /Views · Last 30 days0/,
    ]) {
      await waitFor(() => expect(figures.textContent).toMatch(told));
    }
    await screen.findByText(/^Last 30 days: 3 clicks and 3 scans, most on .* \(6\)\.$/);
    unmount();

    // Without daily figures, the page shows the total number of scans.
    renderPage('/', { as: ada, lacks: 'series' });
    await waitFor(() =>
      expect(screen.getByLabelText('Key figures').textContent).toContain('Scans3All QR codes'),
    );
    expect(screen.queryByRole('region', { name: 'Visits per day' })).toBeNull();
  });

  test('lists the newest links and QR codes, the most clicked and the most scanned', async () => {
    renderPage('/', { as: ada });
    await screen.findByText('<b>Newest</b>');
    expect(names('Newest links')).toHaveLength(5);
    expect(names('Newest links')[0]).toContain('/menu-30');
    await waitFor(() => expect(names('Most clicked links')).toHaveLength(2));
    expect(lines('Most clicked links')[0]?.textContent).toMatch(/menu-3Menu 32$/);
    await screen.findByRole('list', { name: 'Most scanned QR codes' });
    expect(names('Newest QR codes')[0]).toContain('Unseen');
    expect(names('Most scanned QR codes').map((name) => name?.split('127')[0])).toEqual([
      'Poster',
      'Table card',
    ]);
  });

  test('lists an expiring plan and links without clicks as needing attention', async () => {
    renderPage('/', { as: ada });
    await screen.findByText('Your Business plan expires in 12 days');
    const list = screen.getByRole('list', { name: 'Needs attention' });
    expect(within(list).getByText('24 of your newest 25 links have no clicks')).toBeTruthy();
    expect(within(list).getByText('and 21 more')).toBeTruthy();
  });

  test('opens a link’s page with one further request', async () => {
    const { user, address, requests } = renderPage('/', { as: ada });
    await user.click(await screen.findByRole('link', { name: /menu-27/ }));
    await screen.findByRole('heading', { level: 1, name: 'Menu 27' });
    expect(address()).toBe(`/links/by?short=${encodeURIComponent(`${service.url}/menu-27`)}`);
    await screen.findByText('Your first click appears here');
    // Requests after the page has loaded may or may not be sent, since the test leaves the page soon.
    const told = () => new Set(requests.filter((request) => !afterwards.test(request)));
    await waitFor(() => expect(told().size).toBe(6));
  });

  test('moves the focus across its lists with J and K, and copies a short URL with C', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/', { as: ada });
    await screen.findByText('<b>Newest</b>');
    await screen.findByText('Unseen');
    await waitFor(() => expect(lines('Most clicked links')).toHaveLength(2));
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toContain('menu-29');
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toContain('menu-30');
    await user.keyboard('jjjjj');
    expect(document.activeElement?.closest('ul')?.getAttribute('aria-label')).toBe('Most clicked links');
    await user.keyboard('c');
    expect(await screen.findByText('Short URL copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${service.url}/menu-3`);
  });
});

describe('an expired plan', () => {
  test('comes first among the items that need attention', async () => {
    const { key, id } = await service.addAccount({ expires_at: Math.floor(Date.now() / 1000) - 4 * day });
    await addLink(service, id, { alias: 'old', title: 'Old', created_at: 1_700_000_000 });
    renderPage('/', { as: { server: service.url, key } });
    await screen.findByText(/Your free plan expired 4 days ago/);
    const list = screen.getByRole('list', { name: 'Needs attention' });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain(
      'To make changes again, contact the administrator of this server.',
    );
  });
});

describe('the overview after failed requests', () => {
  const paging = { result: 1, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1 };
  const link = {
    id: 1,
    alias: 'only',
    shorturl: 'https://go.acme.com/only',
    longurl: 'https://acme.com/',
    clicks: 0,
    title: 'Only',
    description: '',
    date: '2026-03-14 10:00:00',
  };

  /** Opens the overview on a server that refuses some requests until `heal` is called. */
  const openAt = async (refused: RegExp, status: number) => {
    let refuses = true;
    const other = await startScriptedServer(({ url = '' }) =>
      refuses && refused.test(url)
        ? { status, body: { error: 1, message: 'Not today.' } }
        : { body: { error: 0, data: { ...paging, urls: [link], qrs: [] } } },
    );
    onTestFinished(other.stop);
    return {
      ...renderPage('/', { as: { server: other.url, key: 'x' } }),
      heal: () => {
        refuses = false;
      },
    };
  };

  test('shows an error in the card concerned, and retries there', async () => {
    const { user, heal } = await openAt(/order=click/, 400);
    await screen.findByText('Not today.');
    const card = screen.getByRole('region', { name: 'Most clicked links' });
    expect(within(card).getByRole('alert').textContent).toContain('Not today.');
    expect(await screen.findByRole('list', { name: 'Newest links' })).toBeTruthy();
    heal();
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    await screen.findByText('No clicks yet');
  });

  test('shows a single error if every request fails', async () => {
    const { user, heal } = await openAt(/./, 400);
    await screen.findByText('Couldn’t load the overview');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No clicks yet');
    expect(screen.getByRole('list', { name: 'Newest links' })).toBeTruthy();
  });

  test('says that not everything could be checked if lists fail to load', async () => {
    await openAt(/\/api\/(?:urls\?(?!.*order)|qr)/, 400);
    await screen.findByText('No clicks yet');
    const card = screen.getByRole('region', { name: 'Needs attention' });
    await waitFor(() => expect(card.textContent).toBe('Needs attentionCouldn’t check everything'));
  });

  test('says that access is denied if requests return 403', async () => {
    await openAt(/./, 403);
    await screen.findByRole('heading', { name: 'You don’t have access' });
    expect(screen.getByText('Not today.')).toBeTruthy();
  });

  test('says that the server doesn’t support QR codes if they return 404', async () => {
    await openAt(/\/api\/qr/, 404);
    await screen.findByText('This server doesn’t support QR codes');
    expect(screen.queryByRole('link', { name: /New QR code/ })).toBeNull();
  });
});
