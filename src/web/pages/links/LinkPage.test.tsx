import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawQr } from '#qr/draw.ts';
import { addLink } from '#test/add-link.ts';
import { visitorsOf } from '#test/link-visitors.ts';
import { findEnabled } from '#test/page/find-enabled.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let menu: { id: number; shorturl: string };
let link: ReturnType<typeof visitorsOf>['link'];

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  ({ link } = visitorsOf(service, ada));
  menu = await addLink(service, ada.id, {
    alias: 'menu',
    longurl: 'https://acme.com/menus/2026',
    title: 'Spring <b>menu</b>',
    created_at: 1_700_000_000,
  });
  await addLink(service, ada.id, { alias: 'quiet' });
  const target = { kind: 'link', target_id: menu.id } as const;
  await visitInPast(service, target, 0, 3);
  await visitInPast(service, target, 3, 2, { country: 'AT', referrer: 'news.acme.com' });
});
afterAll(() => service.stop());

const as = () => ({ as: { server: service.url, key: ada.key } });
const pathOf = (short: string) => `/links/by?short=${encodeURIComponent(short)}`;
const lookUps = (requests: string[]) => requests.filter((request) => request.startsWith('GET /api/urls'));

describe("a link's page", () => {
  test('shows a link’s details and clicks from a shared URL with two requests', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user, requests, answered } = renderPage(pathOf(menu.shorturl), as());
    await screen.findByRole('heading', { level: 1, name: 'Spring <b>menu</b>' });
    await waitFor(() => expect(document.title).toBe('Spring <b>menu</b> · Waypost'));
    const details = within(screen.getByRole('region', { name: 'Details' }));
    expect(details.getByTitle('https://acme.com/menus/2026').textContent).toBe('acme.com/menus/2026');
    const figures = await screen.findByLabelText('Clicks · Last 30 days');
    await waitFor(() => expect(figures.textContent).toMatch(/Clicks5.*Unique visitors5/));
    const places = await screen.findByRole('list', { name: 'Country' });
    expect(
      within(places)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Germany360.0%', 'Austria240.0%']);
    await within(screen.getByRole('region', { name: 'Clicks per day' })).findByText(
      /^Clicks · Last 30 days: 5 clicks, 5 visitors, busiest hour /,
    );
    expect(lookUps(requests)).toHaveLength(1);
    expect(answered.filter((request) => request.includes('/api/analytics?'))).toHaveLength(1);
    expect(requests.filter((request) => request.includes('/series'))).toEqual([]);
    await user.keyboard('c');
    await screen.findByText('Short URL copied');
    expect(await navigator.clipboard.readText()).toBe(menu.shorturl);
  });

  test('opens from the list with Enter', async () => {
    const { user, address } = renderPage('/links?q=spring', as());
    await screen.findByText('Spring <b>menu</b>');
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(address()).toBe(pathOf(menu.shorturl)));
    await screen.findByRole('heading', { level: 1, name: 'Spring <b>menu</b>' });
  });

  test('is headed by the short URL if the title is unknown', async () => {
    renderPage(pathOf('acme.example/menu'), as());
    expect(await screen.findByRole('heading', { level: 1, name: 'acme.example/menu' })).toBeTruthy();
  });

  test('announces the first click of an unclicked link, and waits for it in a session', async () => {
    const first = renderPage(pathOf(`${service.url}/quiet`), as());
    expect(await screen.findByText('Your first click appears here')).toBeTruthy();
    expect(screen.queryByText('Waiting for the first click')).toBeNull();
    first.unmount();

    // A browser with a session checks for the first click.
    const { email, password } = ada;
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const session = { server: service.url, key: body.session, kind: 'session' } as const;
    renderPage(pathOf(`${service.url}/quiet`), { as: session });
    await screen.findByText('Waiting for the first click');
  });

  test('reports a short URL of another account as not found', async () => {
    const other = await service.addAccount();
    renderPage(pathOf(menu.shorturl), { as: { server: service.url, key: other.key } });
    expect(await screen.findByText('Link not found')).toBeTruthy();
  });

  test('reports that its address is missing a short URL', async () => {
    renderPage('/links/by', as());
    expect(await screen.findByText('The address of this page is missing its short URL.')).toBeTruthy();
  });

  test('shows the error of a server that is down, and offers to try again', async () => {
    const away = await startScriptedServer(() => ({
      status: 503,
      body: { error: 1, message: 'Down for repairs.' },
    }));
    renderPage(pathOf('https://o.example/a'), { as: { server: away.url, key: 'x' } });
    await screen.findByText('Down for repairs.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Refresh/ })).toBeNull();
    await away.stop();
  });

  test('doesn’t wait for clicks of an archived link, and offers to restore it', async () => {
    const { id, shorturl } = await addLink(service, ada.id, { alias: 'put-away' });
    await service.call('PUT', `/api/url/${id}/update`, { key: ada.key, body: { archived: true } });
    renderPage(pathOf(shorturl), as());
    await screen.findByText('No clicks yet');
    expect(screen.queryByText('Waiting for the first click')).toBeNull();
    expect(screen.getAllByText('Archived. Visitors see a notice instead.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  });
});

const closed = 'Visitors can’t reach the destination';
const bannerText = async () => (await screen.findByText(closed)).nextElementSibling?.textContent ?? '';

describe('a closed link', () => {
  const usedUp = { clicklimit: 3, expiry: '2199-11-23 12:00:00', afterwards: 'https://acme.example/over' };

  test('says in the banner what closes it, and lists its other options in the details', async () => {
    const { shorturl } = await link({ ...usedUp, password: 'open sesame' }, { passed: 3 });
    renderPage(pathOf(shorturl), as());
    expect(await bannerText()).toBe('All 3 clicks are used. Visitors are redirected to acme.example/over.');
    const card = screen.getByRole('heading', { name: 'Details' }).closest('section');
    const told = within(card ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(told).toEqual([expect.stringMatching(/^Expires on [^.]*\.$/)]);
    expect(card?.textContent).toMatch(/Used upUntil.*Password/);
  });

  test('shows only the archive notice if it is archived, and can be restored', async () => {
    const { id, shorturl } = await link(usedUp, { passed: 3, archived: 1 });
    const { user } = renderPage(pathOf(shorturl), as());
    expect(await bannerText()).toMatch(/^Archived\. Visitors see a notice/);
    expect(document.body.textContent).not.toContain('Visitors are redirected to acme.example/over');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    const dialog = await screen.findByRole('dialog', { name: /^Restore link/ });
    expect(dialog.textContent).toContain(
      'All 3 clicks are used. Visitors are redirected to acme.example/over.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await screen.findByText('Link restored');
    const isArchived = async () =>
      (await service.call('GET', `/api/url/${id}`, { key: ada.key })).body.options.archived;
    expect(await isArchived()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Restore/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Link archived');
    expect(await isArchived()).toBe(true);
  });
});

describe('the actions for a link', () => {
  test('are offered in the menu on its page', async () => {
    const { shorturl } = await link({ title: 'Poster' });
    const { user } = renderPage(pathOf(shorturl), as());
    await user.click(await findEnabled('More actions'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Copy destination',
      'Duplicate',
      'Add to campaign',
      'Add to channel',
      'Open short URL',
      'Open destination',
      'Archive',
      'Delete⌫',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByRole('dialog', { name: 'Archive link “Poster”?' })).toBeTruthy();
  });

  test('include its QR code, which Q opens, with templates and downloads', async () => {
    const { user } = renderPage(pathOf(menu.shorturl), as());
    await screen.findByRole('heading', { level: 1, name: 'Spring <b>menu</b>' });
    await user.keyboard('q');
    // The code that draws it is loaded only then.
    const shown = await screen.findByRole('dialog', { name: /^QR code of/ });
    const picture = await within(shown).findByRole('img', { name: /^QR code of/ });
    const drawn = (foreground: string, look = {}) =>
      `data:image/svg+xml,${encodeURIComponent(drawQr(`${menu.shorturl}?qr`, { foreground, look }))}`;
    expect(picture.getAttribute('src')).toBe(drawn('rgb(0,0,0)'));
    await user.click(within(shown).getByRole('radio', { name: 'Dots' }));
    const dots = { modules: 'dots', eyeFrame: 'circle', eyeBall: 'circle' };
    await waitFor(() =>
      expect(within(shown).getByRole('img').getAttribute('src')).toBe(drawn('rgb(91,42,134)', dots)),
    );
    expect(within(shown).getByRole('button', { name: 'Download SVG' })).toBeTruthy();
  });

  test('a new alias replaces the old one in the browser history', async () => {
    const { shorturl } = await link({ custom: 'poster-old' });
    const { user, address, go } = renderPage('/links', as());
    await screen.findByRole('table', { name: 'Links' });
    await go(pathOf(shorturl));
    await user.click(await findEnabled(/^Edit/));
    const alias = await screen.findByLabelText('Alias');
    await user.clear(alias);
    await user.type(alias, 'poster-new');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(pathOf(`${service.url}/poster-new`)));
    await go(-1);
    await waitFor(() => expect(address()).toBe('/links'));
  });
});

test('a description keeps its line breaks', async () => {
  const { shorturl } = await link({ description: 'On the door.\nAnd on the tables.' });
  renderPage(pathOf(shorturl), as());
  const description = await screen.findByText(/^On the door\./);
  expect(description.closest('[data-lines]')?.textContent).toBe('On the door.\nAnd on the tables.');
});

test('only clicks are shown if the server responds to a look-up with a list', async () => {
  const link = {
    id: '5',
    alias: 'a',
    shorturl: 'https://o.example/a',
    longurl: 'https://acme.com',
    clicks: '1234',
    title: 'Old',
    description: 'Of the last year',
    date: '2026-03-14 10:00:00',
  };
  const paging = { result: 1, perpage: 15, currentpage: 1, nextpage: null, maxpage: 1 };
  const other = await startScriptedServer(() => ({ body: { error: 0, data: { ...paging, urls: [link] } } }));
  renderPage(pathOf('https://o.example/a'), { as: { server: other.url, key: 'x' } });
  await screen.findByText('Only clicks are available');
  expect(screen.getByLabelText('Key figures').textContent).toContain('1,234');
  expect(screen.getByText('Of the last year')).toBeTruthy();
  await other.stop();
});
