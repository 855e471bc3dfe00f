import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';

let service: TestService;
let ada: TestAccount;
let id: number;
let code: number;
let loose: number;

const post = async (path: string, body?: object) =>
  (await service.call('POST', path, { key: ada.key, body })).body as { id: number };

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  ({ id } = await post('/api/channel/add', { name: 'Print', description: 'On paper', color: '#0f766e' }));
  for (let number = 1; number <= 30; number += 1) {
    const link = await addLink(service, ada.id, { alias: `menu-${number}`, title: `Menu ${number}` });
    if (number <= 27) await post(`/api/channel/${id}/assign/links/${link.id}`);
  }
  ({ id: code } = await post('/api/qr/add', { type: 'text', data: 'hello', name: 'Table card' }));
  ({ id: loose } = await post('/api/qr/add', { type: 'text', data: 'hello', name: 'Poster' }));
  await post(`/api/channel/${id}/assign/qr/${code}`);
});
afterAll(() => service.stop());

const rows = () =>
  within(screen.getByRole('table', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1);

describe('a channel’s page', () => {
  test('shows its items and the number of each kind with three requests', async () => {
    const { asked } = renderPage(`/channels/${id}?size=50`, { as: ada });
    await screen.findByRole('heading', { level: 1, name: 'Print' });
    const row = await rowOf('Table card');
    expect(row.querySelector('img')?.getAttribute('src')).toMatch(/\/qr\/\w+\.svg$/);
    expect(within(row).getByRole('link', { name: 'Table card' }).getAttribute('href')).toBe(`/qr/${code}`);
    expect(within(row).getByText('QR code')).toBeTruthy();
    expect(screen.getByText('On paper')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'All (28)' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Links (27)' })).toBeTruthy();
    expect(asked('/api/channel')).toHaveLength(3);
    await waitFor(() => expect(document.title).toBe('Print · Waypost'));
  });

  test('filters items by kind without another request, and keeps the filter in the URL', async () => {
    const { user, address, asked } = renderPage(`/channels/${id}?page=2`, { as: ada });
    await screen.findByRole('radio', { name: 'QR codes (1)' });
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'QR codes (1)' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(address()).toBe(`/channels/${id}?type=qr`);
    await user.click(screen.getByRole('radio', { name: 'Bio pages (0)' }));
    await screen.findByText('No bio pages in this channel');
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(asked('/api/channel')).toHaveLength(3);
  });

  test('shows recent visits to its items and the most visited items', async () => {
    await visitInPast(service, { kind: 'qr', target_id: code }, 1, 2);
    renderPage(`/channels/${id}`, { as: ada });
    await screen.findByText(/^Last 30 days: 2 scans, most on /);
    const best = within(screen.getByRole('list', { name: 'Most visited' }));
    expect(best.getByRole('link', { name: 'Table card' }).getAttribute('href')).toBe(`/qr/${code}`);
  });

  test('opens from the list without loading the list again', async () => {
    const { user, asked } = renderPage('/channels', { as: ada });
    await user.click(await screen.findByText('Print'));
    await screen.findByRole('radio', { name: 'All (28)' });
    expect(asked('/api/channels')).toHaveLength(1);
  });

  test('reports that a channel doesn’t exist', async () => {
    renderPage('/channels/999999', { as: ada });
    expect(await screen.findByText('Channel not found')).toBeTruthy();
  });

  test('loads no items for an invalid ID', async () => {
    const { asked } = renderPage('/channels/abc', { as: ada });
    await screen.findByText('Channel not found');
    expect(asked('/api/channel/')).toEqual([]);
  });

  test('leads to the list after the channel is deleted', async () => {
    const made = await post('/api/channel/add', { name: 'Short-lived' });
    const { user, address } = renderPage(`/channels/${made.id}`, { as: ada });
    await screen.findByText('No items yet');
    // The channel comes from its list, whose response may arrive after that of its items.
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete channel “Short-lived”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete channel' }));
    await waitFor(() => expect(address()).toBe('/channels'));
    await screen.findByText('Print');
    expect(screen.queryByText('Short-lived')).toBeNull();
  });

  test('says that only some items are loaded, and that filters cover only those', async () => {
    const item = (number: number) => ({
      type: number === 1 ? 'bio' : 'links',
      id: number,
      title: `Item ${number}`,
      preview: '',
      link: `https://o.example/${number}`,
      date: '2026-03-14',
    });
    const other = await startScriptedServer(({ url = '' }) => {
      if (url.startsWith('/api/channels')) return { body: { error: 0, data: { result: 0, channels: [] } } };
      const page = Number(new URL(url, 'http://o.example').searchParams.get('page'));
      const items = page === 1 ? [1, 2].map(item) : [3].map(item);
      return {
        body: { error: '0', data: { result: 3, perpage: 2, currentpage: page, nextpage: null, items } },
      };
    });
    const { user } = renderPage('/channels/5', { as: { server: other.url, key: 'k' } });
    await screen.findByText(/^2 of 3 items loaded/);
    // The list of channels loads independently of the items.
    expect(await screen.findByRole('heading', { level: 1, name: 'Channel 5' })).toBeTruthy();
    expect(await screen.findByText(/^This server doesn’t list this channel/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'QR codes (0)' }));
    await screen.findByText('Only 2 of 3 items are loaded.');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('radio', { name: 'All (3)' });
    expect(screen.queryByText(/items loaded/)).toBeNull();
    await other.stop();
  });

  test('reports items that fail to load, and loads them after Try again', async () => {
    let fails = true;
    const other = await startScriptedServer(({ url = '' }) => {
      if (url.startsWith('/api/channels'))
        return { body: { error: 0, data: { result: 1, channels: [{ id: 5, name: 'Jobs' }] } } };
      return fails
        ? { body: { error: 1, message: 'Not today.' } }
        : { body: { error: 0, data: { result: 0, items: [] } } };
    });
    const { user } = renderPage('/channels/5', { as: { server: other.url, key: 'k' } });
    await screen.findByText('Couldn’t load items');
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No items yet');
    await other.stop();
  });
});

test('a bio page in a channel links to its editor', async () => {
  const { key } = await service.addAccount();
  const bio = await service.call('POST', '/api/bio/add', { key, body: { title: 'Velo Brandt' } });
  const made = await service.call('POST', '/api/channel/add', { key, body: { name: 'Shops' } });
  await service.call('POST', `/api/channel/${made.body.id}/assign/bio/${bio.body.id}`, { key });
  renderPage(`/channels/${made.body.id}`, { as: { server: service.url, key } });
  const title = await screen.findByRole('link', { name: 'Velo Brandt' });
  expect(title.getAttribute('href')).toBe(`/bio/${bio.body.id}`);
});

describe('adding to a channel', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add to “Print”' }));

  test('takes links, QR codes and bio pages together, and lists refused items', async () => {
    const bio = await service.call('POST', '/api/bio/add', {
      key: ada.key,
      body: { title: 'Gone tomorrow' },
    });
    const { user, requests, asked } = renderPage(`/channels/${id}?size=50`, { as: ada });
    await screen.findByText('Table card');
    await user.keyboard('a');
    const picker = await dialog();
    await user.click(await picker.findByRole('checkbox', { name: 'Menu 30' }));
    expect(picker.getByRole('checkbox', { name: 'Menu 27' })).toHaveProperty('disabled', true);
    expect(picker.getByRole('button', { name: 'Select all 3' })).toBeTruthy();
    expect(picker.getByRole('button', { name: 'Add 1 link' })).toBeTruthy();
    expect(asked('/api/qr')).toEqual([]);

    await user.click(picker.getByRole('radio', { name: 'QR codes' }));
    await picker.findByRole('checkbox', { name: 'Poster' });
    expect(picker.getByText('2 QR codes')).toBeTruthy();
    await user.type(picker.getByRole('searchbox', { name: 'Search QR codes' }), 'post');
    await picker.findByText('1 of 2 QR codes match');
    await user.click(picker.getByRole('checkbox', { name: 'Poster' }));
    expect(asked('/api/qr')).toEqual(['GET /api/qr?page=1&limit=1000']);

    await user.click(picker.getByRole('radio', { name: 'Bio pages' }));
    await user.click(await picker.findByRole('checkbox', { name: 'Gone tomorrow' }));
    await service.call('DELETE', `/api/bio/${bio.body.id}/delete`, { key: ada.key });

    await user.click(picker.getByRole('button', { name: 'Add 3 items' }));
    await picker.findByText('2 of 3 added');
    const refused = within(picker.getByRole('list', { name: 'Failed items' }));
    expect(refused.getByText('Gone tomorrow')).toBeTruthy();
    expect(refused.getByText('Bio page not found.', { selector: 'span' })).toBeTruthy();
    await user.click(picker.getByRole('button', { name: 'Done' }));
    await screen.findByRole('radio', { name: 'All (30)' });
    await screen.findByText('Poster');
    expect(requests.filter((each) => each.includes('/assign/')).toSorted()).toEqual([
      `POST /api/channel/${id}/assign/bio/${bio.body.id}`,
      expect.stringContaining(`POST /api/channel/${id}/assign/links/`),
      `POST /api/channel/${id}/assign/qr/${loose}`,
    ]);
  });

  test('shows empty states without links, QR codes or a selection', async () => {
    const { key } = await service.addAccount();
    const made = await service.call('POST', '/api/channel/add', { key, body: { name: 'Bare' } });
    const { user } = renderPage(`/channels?open=assign-${String(made.body.id)}`, {
      as: { server: service.url, key },
    });
    const picker = within(await screen.findByRole('dialog', { name: 'Add to “Bare”' }));
    await picker.findByText('No links yet');
    await user.click(picker.getByRole('radio', { name: 'QR codes' }));
    await picker.findByText('No QR codes yet');
    await user.click(picker.getByRole('radio', { name: 'Selected (0)' }));
    expect(await picker.findByText('Nothing selected')).toBeTruthy();
  });
});
