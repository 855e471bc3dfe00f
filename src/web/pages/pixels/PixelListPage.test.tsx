import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

const add = async (key: string, type: string, name: string) => {
  const body = { type, name, tag: `T-${name.replaceAll(/\W/g, '')}` };
  await service.call('POST', '/api/pixel/add', { key, body });
};

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (const type of pixelTypes) await add(ada.key, type, `Of ${type}`);
  await add(ada.key, 'tagmgrpixel', 'Second <i>container</i>');
});
afterAll(() => service.stop());

const rows = () =>
  within(screen.getByRole('table', { name: 'Pixels' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');
const pageOf = (pixels: object[], { result = pixels.length, perpage = 1000, currentpage = 1 } = {}) => ({
  body: { error: '0', data: { result, perpage, currentpage, nextpage: null, maxpage: 9, pixels } },
});

describe('the list of pixels', () => {
  test('shows the newest first, each with its network, with one request', async () => {
    const { requests } = renderPage('/pixels', { as: ada });
    await screen.findByText('Of forum');
    expect(names()).toEqual([
      'Second <i>container</i>Google Tag Manager',
      'Of shortvideoTikTok',
      'Of forumReddit',
      'Of snapmsgSnapchat',
      'Of searchengineMicrosoft Bing',
      'Of pinboardPinterest',
      'Of qandapixelQuora',
      'Of retargetpixelAdRoll',
      'Of microblogpixelX (Twitter)',
      'Of professionalpixelLinkedIn',
      'Of adsearchpixelGoogle Ads',
      'Of socialonepixelFacebook (Meta)',
      'Of analyticspixelGoogle Analytics',
      'Of tagmgrpixelGoogle Tag Manager',
    ]);
    const icons = rows().map((row) => row.querySelector('svg')?.getAttribute('class'));
    expect(new Set(icons).size).toBe(pixelTypes.length);
    expect(requests.filter((request) => request.includes('/api/pixels?'))).toEqual([
      'GET /api/pixels?limit=1000&page=1',
    ]);
    await waitFor(() => expect(document.title).toBe('Pixels · Waypost'));
  });

  test('is sorted by name or network, and keeps the order in the address', async () => {
    const { user, address } = renderPage('/pixels', { as: ada });
    await screen.findByText('Of forum');
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    expect(order.selectedOptions[0]?.textContent).toBe('Newest first');
    await user.selectOptions(order, 'Network, A to Z');
    expect(address()).toBe('/pixels?order=network');
    expect(names().slice(0, 2)).toEqual(['Of retargetpixelAdRoll', 'Of socialonepixelFacebook (Meta)']);
    await user.selectOptions(order, 'Name, A to Z');
    expect(names()[0]).toBe('Of adsearchpixelGoogle Ads');
    await user.selectOptions(order, 'Newest first');
    expect(address()).toBe('/pixels');
  });

  test('is filtered by network, and keeps the filter in the address', async () => {
    const { user, address, requests } = renderPage('/pixels', { as: ada });
    await screen.findByText('Of forum');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Google Tag Manager (2)');
    expect(rows()).toHaveLength(2);
    expect(address()).toBe('/pixels?type=tagmgrpixel');
    expect(requests.filter((request) => request.includes('/api/pixels?'))).toHaveLength(1);
  });

  test('offers to show all networks if the filter matches no pixel', async () => {
    const { key } = await service.addAccount();
    await add(key, 'forum', 'One');
    const { user, address } = renderPage('/pixels?type=pinboard', { as: { server: service.url, key } });
    await screen.findByText('No Pinterest pixels');
    await user.click(screen.getByRole('button', { name: 'Show all networks' }));
    await screen.findByText('One');
    expect(address()).toBe('/pixels');
  });

  test('is paged in the browser, without another request', async () => {
    const pixels = Array.from({ length: 60 }, (_, place) => ({
      id: place + 1,
      type: 'gtmpixel',
      name: `Pixel ${place + 1}`,
      tag: 'GTM-5KX2N9Q',
      date: '2026-03-01 10:00:00',
    }));
    const other = await startScriptedServer(() => pageOf(pixels));
    const { user, requests } = renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    await screen.findByText('1–25 of 60');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('Pixel 26');
    expect(requests.filter((request) => request.includes('/api/pixels?'))).toHaveLength(1);
    await other.stop();
  });

  test('shows vendors’ types as networks, and unknown types unchanged', async () => {
    const pixel = (id: number, type: string) => ({
      id: String(id),
      type,
      name: `P${id}`,
      tag: 'x',
      date: '2026-03-01 10:00:00',
    });
    const other = await startScriptedServer(() =>
      pageOf([pixel(1, 'fbpixel'), pixel(2, 'tiktok'), pixel(3, 'mastodon'), pixel(4, '')]),
    );
    renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    await screen.findByText('P1');
    expect(names()).toEqual(['P1Facebook (Meta)', 'P2TikTok', 'P3mastodon', 'P4No network']);
    // A server that doesn't announce support isn't asked to change a pixel.
    expect(screen.getByText(/doesn’t support editing or deleting pixels/)).toBeTruthy();
    expect(screen.getByText(/doesn’t report which links use a pixel/)).toBeTruthy();
    expect(screen.queryByText('Bio pages')).toBeNull();
    expect(screen.queryByText('When pixels fire')).toBeNull();
    await other.stop();
  });

  test('says if it is only partly loaded, keeps the server’s order, and loads the rest', async () => {
    const pixel = (id: number, type: string) => ({
      id,
      type,
      name: `P${id}`,
      tag: 'x',
      date: '2026-03-01 10:00:00',
    });
    const other = await startScriptedServer((request) =>
      request.url?.includes('page=2')
        ? pageOf([pixel(3, 'gtmpixel')], { result: 3, perpage: 2, currentpage: 2 })
        : pageOf([pixel(1, 'tiktok'), pixel(2, 'gtmpixel')], { result: 3, perpage: 2 }),
    );
    const { user } = renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    await screen.findByText(/^2 of 3 pixels loaded/);
    expect(names()).toEqual(['P1TikTok', 'P2Google Tag Manager']);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() =>
      expect(names()).toEqual(['P1TikTok', 'P2Google Tag Manager', 'P3Google Tag Manager']),
    );
    await other.stop();
  });

  test('reports an unreadable record, and offers nothing more to load', async () => {
    const pixel = { id: 1, type: 'tiktok', name: 'P1', tag: 'x', date: '2026-03-01 10:00:00' };
    const other = await startScriptedServer(() =>
      pageOf([pixel, { ...pixel, id: null }], { result: 2, perpage: 2 }),
    );
    renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    await screen.findByText('1 record can’t be read');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await other.stop();
  });

  test('says that the server doesn’t support pixels if it returns 404', async () => {
    const other = await startScriptedServer(() => ({ status: 404, body: '<html>Not found</html>' }));
    renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('This server doesn’t support pixels')).toBeTruthy();
    await other.stop();
  });

  test('shows an error with a retry button if it can’t be loaded', async () => {
    const failing = await startScriptedServer(() => ({ body: { error: 1, message: 'No.' } }));
    renderPage('/pixels', { as: { server: failing.url, key: 'x' } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Couldn’t load pixels');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await failing.stop();
  });

  test('copies a pixel ID with C', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/pixels?type=forum', { as: ada });
    await screen.findByText('Of forum');
    await user.keyboard('jc');
    await screen.findByText('Pixel ID copied');
    expect(await navigator.clipboard.readText()).toBe('T-Offorum');
  });
});

describe('a pixel', () => {
  const openActions = async (name: string, key: string) => {
    const page = renderPage('/pixels', { as: { server: service.url, key } });
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return page;
  };

  test('refuses an invalid pixel ID when it is edited, and saves a valid one and a new name', async () => {
    const { key } = await service.addAccount();
    await add(key, 'forum', 'Old');
    const { user } = await openActions('Old', key);
    await user.click(await screen.findByRole('menuitem', { name: /Edit/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit pixel' });
    expect(dialog.textContent).toContain('You can’t change the network (Reddit)');
    const tag = within(dialog).getByLabelText('Pixel ID');
    await user.clear(tag);
    await user.type(tag, 'a b');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText(/A pixel ID can contain letters/);
    await user.clear(tag);
    await user.type(tag, 't2_new');
    await user.type(within(dialog).getByLabelText('Name'), ' no more');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Pixel saved');
    expect(await screen.findByText('t2_new')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Old no moreReddit']));
  });

  test('shows whether it can fire, and what uses it in the list and before deletion', async () => {
    const { key } = await service.addAccount();
    await add(key, 'forum', 'Gone');
    const [{ id }] = (await service.call('GET', '/api/pixels', { key })).body.data.pixels;
    const pixels = [id];
    for (const url of ['https://a.example', 'https://b.example'])
      await service.call('POST', '/api/url/add', { key, body: { url, pixels } });
    await service.call('POST', '/api/bio/add', { key, body: { title: 'Ada', pixels } });
    const { user } = await openActions('Gone', key);
    const warning = await screen.findByText('Won’t fire');
    expect(warning.closest('[title]')).toHaveProperty('title', expect.stringMatching(/Check the ID\.$/));
    await waitFor(() => {
      const cells = within(rows()[0] ?? document.body).getAllByRole('cell');
      expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['2', '1']));
    });
    await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    await screen.findByText(/2 links and 1 bio page will stop firing it\./);
    await user.click(await screen.findByRole('button', { name: 'Delete pixel' }));
    await screen.findByText('Pixel deleted');
    expect(await screen.findByText('No pixels yet')).toBeTruthy();
  });
});
