import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { visitorsOf } from '#test/link-visitors.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

const rows = () =>
  within(screen.getByRole('table', { name: 'Links' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent ?? '');
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 30; number += 1) {
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: number === 7 ? 'Lucky <b>seven</b>' : `Menu ${number}`,
      created_at: 1_700_000_000 + number,
    });
  }
  await fetch(`${service.url}/menu-3`, { redirect: 'manual', headers: { 'user-agent': phone } });
});
afterAll(() => service.stop());

const lists = (requests: string[]) => requests.filter((request) => request.startsWith('GET /api/urls'));

describe('the list of links', () => {
  test('shows the newest links first with one request', async () => {
    const { requests } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    expect(rows()).toHaveLength(25);
    expect(names()[0]).toContain('menu-30');
    expect(screen.getByText('1–25 of 30')).toBeTruthy();
    expect(lists(requests)).toEqual(['GET /api/urls?page=1&limit=25']);
    await waitFor(() => expect(document.title).toBe('Links · Waypost'));
  });

  test('is counted in the navigation, even after a reload on another page', async () => {
    const before = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    before.unmount();
    renderPage('/jobs', { as: ada });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { name: /^Links/ }).textContent).toContain('30');
  });

  test('shows markup in a title as text', async () => {
    renderPage('/links?q=seven', { as: ada });
    expect(await screen.findByText('Lucky <b>seven</b>')).toBeTruthy();
  });

  test('is searched while the user types, and keeps the query in the URL', async () => {
    const { user, address, requests } = renderPage('/links?page=2', { as: ada });
    await user.type(await screen.findByRole('searchbox'), 'lucky');
    await waitFor(() => expect(address()).toBe('/links?q=lucky'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(lists(requests)).toHaveLength(2);
  });

  test('is sorted by clicks, starting at page 1', async () => {
    const { user, address } = renderPage('/links?page=2', { as: ada });
    await screen.findByText('Menu 1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most clicks first');
    await waitFor(() => expect(names()[0]).toContain('menu-3'));
    expect(address()).toBe('/links?order=click');
  });

  test('keeps its page in the URL', async () => {
    const { user, address, go } = renderPage('/links', { as: ada });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByText('Menu 5');
    expect(address()).toBe('/links?page=2');
    expect(rows()).toHaveLength(5);
    await go(-1);
    await screen.findByText('Menu 30');
  });

  test('starts at page 1 after the page size changes', async () => {
    const { user, address } = renderPage('/links?page=2', { as: ada });
    await screen.findByText('Menu 5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50');
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(address()).toBe('/links?size=50');
  });

  test('links to the first page from a page past the end', async () => {
    renderPage('/links?page=9', { as: ada });
    await screen.findByText('Page 9 not found');
    expect(screen.getByRole('link', { name: 'Go to first page' })).toBeTruthy();
    expect(screen.getByText('30 total')).toBeTruthy();
    expect(screen.queryByText('Page 9 of 2')).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/links?page=2');
  });
});

describe('looking up a short URL', () => {
  test('finds the link of a pasted short URL, and says how it was found', async () => {
    const { user, address, requests } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    await user.click(screen.getByRole('searchbox'));
    await user.paste(`${service.url}/menu-12`);
    await screen.findByText(/^Found by short URL/);
    expect(names()).toHaveLength(1);
    expect(names()[0]).toContain('menu-12');
    expect(address()).toBe(`/links?short=${encodeURIComponent(`${service.url}/menu-12`)}`);
    expect(lists(requests)).toHaveLength(2);
  });

  test('falls back to a text search if no link has that short URL', async () => {
    const { address } = renderPage('/links?short=acme.com%2Fmenu-4', { as: ada });
    await screen.findByText('Menu 4');
    expect(address()).toBe('/links?q=acme.com%2Fmenu-4');
  });
});

describe('a row', () => {
  test('shows first what closes its link, with badges next to the title', async () => {
    const grace = await service.addAccount();
    const options = { expiry: '2199-11-23 12:00:00', clicklimit: 3, password: 'open sesame', title: 'Spent' };
    await visitorsOf(service, grace).link(options, { passed: 3 });
    renderPage('/links', { as: { server: service.url, key: grace.key } });
    const badge = await screen.findByText('Used up');
    expect(screen.queryByText(/^Until/)).toBeNull();
    expect(screen.getByText('+2')).toBeTruthy();
    // The badge is next to the title, which is cut to make room.
    const line = screen.getByText('Spent').parentElement?.closest('span[dir]');
    expect(line?.contains(badge)).toBe(true);
    expect(line?.contains(screen.getByRole('link', { name: /^127|^localhost/ }))).toBe(false);
  });

  test('is reached with J, and its short URL is copied with C', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    await user.keyboard('jjc');
    expect(await screen.findByText('Short URL copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${service.url}/menu-29`);
  });
});

describe('the columns', () => {
  test('show campaigns, channels and UTM tags, and keep the user’s selection', async () => {
    const eve = await service.addAccount();
    const post = async (path: string, body: object): Promise<number> =>
      (await service.call('POST', `/api/${path}/add`, { key: eve.key, body })).body.id;
    const campaign = await post('campaign', { name: 'Spring' });
    const channel = await post('channel', { name: 'Posters' });
    const url = 'https://acme.example/menu?page=2&utm_source=news&utm_medium=mail#top';
    await post('url', { url, custom: 'grouped', campaign, channel });
    const as = { server: service.url, key: eve.key };
    const first = renderPage('/links', { as });
    const chip = await screen.findByRole('link', { name: 'Spring' });
    expect(chip.getAttribute('href')).toBe(`/campaigns/${campaign}`);
    expect(screen.getByRole('link', { name: 'Posters' }).getAttribute('href')).toBe(`/channels/${channel}`);
    expect(screen.getByTitle(url).textContent).toBe('acme.example/menu?page=2#top');
    expect(screen.getByText('UTM').parentElement?.title).toBe('utm_source: news\nutm_medium: mail');

    await first.user.click(screen.getByRole('button', { name: 'Columns' }));
    await first.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Created', checked: true }));
    expect(screen.queryByRole('columnheader', { name: 'Created' })).toBeNull();
    // The menu stays open for the next choice.
    await first.user.click(
      await screen.findByRole('menuitemcheckbox', { name: 'Destination', checked: true }),
    );
    await first.user.keyboard('{Escape}');
    first.unmount();

    const { user } = renderPage('/links', { as });
    await screen.findByRole('link', { name: 'Posters' });
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['', 'Link', 'Campaigns and channels', 'Clicks', '30 days', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reset columns' }));
    expect(heads()).toContain('Destination');
  });

  test('a row’s menu adds its link to a campaign, which is then marked as added', async () => {
    await service.call('POST', '/api/campaign/add', { key: ada.key, body: { name: 'Summer' } });
    const { user } = renderPage('/links', { as: ada });
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Menu 30' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Add to campaign' }));
      return within(await screen.findByRole('dialog', { name: 'Add “Menu 30” to a campaign' }));
    };
    const dialog = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: 'Summer' }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 link' }));
    expect(await screen.findByRole('link', { name: 'Summer' })).toBeTruthy();
    const again = await openDialog();
    expect(await again.findByText('Already added')).toBeTruthy();
    expect(again.getByRole('radio', { name: 'Summer' })).toHaveProperty('disabled', true);
  });
});

describe('a list without links', () => {
  test('shows no search or sort order in an empty account', async () => {
    const { key } = await service.addAccount();
    renderPage('/links', { as: { server: service.url, key } });
    expect(await screen.findByText('No links yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  });

  test('offers to clear a search without matches', async () => {
    const { user, address } = renderPage('/links?q=nothing+like+it&order=click', { as: ada });
    await screen.findByText('No matching links');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('Menu 30');
    expect(address()).toBe('/links?order=click');
  });

  test('reports a server that can’t be reached, and offers to try again', async () => {
    const away = await startService();
    const { key } = await away.addAccount();
    await away.stop();
    renderPage('/links', { as: { server: away.url, key } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Can’t reach');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
