import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  const menu = await addLink(service, ada.id, { alias: 'menu', title: 'Menu' });
  await addLink(service, ada.id, { alias: 'unseen', title: 'Never opened' });
  const made = async (name: string) => {
    const body = { type: 'text', data: 'x', name };
    return ((await service.call('POST', '/api/qr/add', { key: ada.key, body })).body as { id: number }).id;
  };
  const [card, poster] = [await made('Card'), await made('Poster')];
  await visitInPast(service, { kind: 'link', target_id: menu.id }, 0, 5, { country: 'AT' });
  await visitInPast(service, { kind: 'link', target_id: menu.id }, 200, 2);
  await visitInPast(service, { kind: 'qr', target_id: card }, 1, 2);
  await visitInPast(service, { kind: 'qr', target_id: poster }, 1, 3);
});
afterAll(() => service.stop());

describe('account statistics on a server without analytics', () => {
  test('show clicks, scans, top links, QR codes and countries with four requests', async () => {
    const { requests } = renderPage('/statistics', { as: ada, lacks: 'analytics' });
    const figures = await screen.findByLabelText('Visits · Last 30 days');
    await waitFor(() => expect(figures.textContent).toMatch(/Clicks5.*Scans5/));
    expect(screen.getByText('Top countries: Germany 58.3%, Austria 41.7%.')).toBeTruthy();
    const items = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(await items('Top links')).toEqual(['Menu7']);
    expect(await items('Top QR codes')).toEqual(['Poster3', 'Card2']);
    expect(requests.toSorted().map((request) => request.split('?')[0])).toEqual([
      'GET /api/account',
      'GET /api/qr',
      'GET /api/series',
      'GET /api/urls',
    ]);
  });

  test('of all time begin with the first visit', async () => {
    const { user } = renderPage('/statistics?days=all', { as: ada, lacks: 'analytics' });
    const chart = await screen.findByRole('region', { name: 'Visits per day' });
    await user.click(await within(chart).findByRole('button', { name: 'Table' }));
    expect(within(chart).getAllByRole('row')).toHaveLength(1 + 201);
  });

  test('link to the page of a link', async () => {
    renderPage('/statistics', { as: ada, lacks: 'analytics' });
    const link = await screen.findByRole('link', { name: 'Menu' });
    expect(link.getAttribute('href')).toBe(`/links/by?short=${encodeURIComponent(`${service.url}/menu`)}`);
  });

  test('of an account without visits say so in each section', async () => {
    const { key } = await service.addAccount();
    renderPage('/statistics', { as: { server: service.url, key }, lacks: 'analytics' });
    await screen.findByText('No clicks yet');
    await screen.findByText('No scans yet');
    await screen.findByText('No visits yet');
    expect(await screen.findByText('Last 30 days: no visits.')).toBeTruthy();
  });

  test('show the server’s error in each section that can’t be loaded, and load it after Try again', async () => {
    const empty = { result: 0, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, urls: [], qrs: [] };
    let fails = true;
    const down = await startScriptedServer((request) =>
      request.url?.startsWith('/api/account')
        ? {
            headers: { 'X-Extensions': 'series', 'Access-Control-Expose-Headers': 'X-Extensions' },
            body: {
              error: 0,
              data: {
                id: 1,
                email: 'a@b.co',
                username: 'a',
                avatar: '',
                status: 'free',
                expires: null,
                registered: '2026-01-01 00:00:00',
              },
            },
          }
        : fails
          ? { status: 400, body: { error: 1, message: 'Not today.' } }
          : { body: { error: 0, data: empty } },
    );
    const { user } = renderPage('/statistics', { as: { server: down.url, key: 'x' } });
    await waitFor(() => expect(screen.getAllByText('Not today.')).toHaveLength(3));
    fails = false;
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
    await screen.findByText('No clicks yet');
    await screen.findByText('No scans yet');
    await down.stop();
  });
});

test('statistics on a server without history say so, and list its QR codes', async () => {
  const paging = { result: 1, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1 };
  const date = '2026-03-14 10:00:00';
  const other = await startScriptedServer(({ url = '' }) => {
    if (url.startsWith('/api/account')) {
      const registered = '2026-01-01 00:00:00';
      const data = {
        id: 1,
        email: 'a@b.co',
        username: 'a',
        avatar: '',
        status: 'x',
        expires: null,
        registered,
      };
      return { body: { error: 0, data } };
    }
    if (url.startsWith('/api/qr')) {
      const code = { id: 5, link: 'https://o.example/qr/5.png', scans: 12, name: 'Poster', date };
      return { body: { error: 0, data: { ...paging, qrs: [code] } } };
    }
    return { status: 404, body: { error: 1, message: 'Not found' } };
  });
  renderPage('/statistics', { as: { server: other.url, key: 'x' } });
  await screen.findByText('No history on this server');
  await screen.findByRole('link', { name: 'Poster' });
  expect(screen.getByText('This server doesn’t support links.')).toBeTruthy();
  await other.stop();
});
