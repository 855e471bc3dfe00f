import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 40; number += 1) {
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: number === 3 ? 'Lucky <b>seven</b>' : `Menu ${number}`,
      created_at: 1_700_000_000 + number,
    });
  }
  await service.call('POST', '/api/channel/add', { key: ada.key, body: { name: 'Restaurants' } });
});
afterAll(() => service.stop());

const open = async (address = '/links', key = ada.key) => {
  const page = renderPage(address, { as: { server: service.url, key } });
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(page.requests.length).toBeGreaterThan(0));
  return page;
};
/** Finds the palette's field, since the dialog alone may still be waiting for its code. */
const palette = () => screen.findByRole('combobox', { name: 'Go to' });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const texts = () => options().map((option) => option.textContent);
const highlighted = () => options().find((option) => option.hasAttribute('data-highlighted'))?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the palette', () => {
  test('opens over a field and leads to a page, without triggering shortcuts', async () => {
    const { user, address } = await open('/links');
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('{Control>}k{/Control}');
    const field = await palette();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy();
    expect(highlighted()).toContain('Overview');
    await user.keyboard('pix');
    expect(texts()[0]).toContain('Pixels');
    await user.keyboard('{Enter}');
    await isClosed();
    await waitFor(() => expect(address()).toBe('/pixels'));
  });

  test.each([
    ['a field', () => screen.findByRole('searchbox')],
    ['the page', () => screen.findByRole('heading', { level: 1 })],
  ])('receives the text that is typed over %s before it has loaded, once', async (_name, place) => {
    const { user } = await open('/links');
    await user.click(await place());
    await user.keyboard('{Control>}k{/Control}n domax{Backspace}');
    expect((await palette()).getAttribute('value')).toBe('n doma');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { hidden: true }).value).toBe('');
  });

  test('restores the focus when it closes', async () => {
    const { user } = await open('/links');
    const box = await screen.findByRole('searchbox');
    await user.click(box);
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  test('opens with its button and closes with its shortcut', async () => {
    const { user } = await open('/links');
    await user.click(await screen.findByRole('button', { name: 'Go to…' }));
    await palette();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is navigated with the arrow keys', async () => {
    const { user, address } = await open('/links');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toContain('QR codes');
    await user.keyboard('{ArrowUp}{Enter}');
    await isClosed();
    expect(address()).toBe('/links');
  });

  test('reports when nothing matches', async () => {
    const { user } = await open('/links');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('qqqqq');
    await screen.findByText(/No results for/);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });
});

describe('links in the palette', () => {
  test('are found with one request for a word, and open with one more', async () => {
    const { user, address, requests } = await open('/channels');
    await screen.findByText('Restaurants');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    requests.length = 0;
    await user.keyboard('lucky');
    await screen.findByText('Lucky <b>seven</b>');
    // Figures of the rows behind the palette may arrive late.
    expect(requests.filter((request) => !request.includes('/api/figures'))).toEqual([
      'GET /api/urls?page=1&limit=25&q=lucky',
    ]);
    expect(highlighted()).toContain('menu-3');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Lucky <b>seven</b>' });
    expect(address()).toBe(`/links/by?short=${encodeURIComponent(`${service.url}/menu-3`)}`);
    await screen.findByText('Your first click appears here');
    // Live visits, notes and alerts are requested once the page is shown.
    const afterwards = /\/api\/(?:analytics\/live|annotations|goals)/;
    expect(requests.filter((request) => !afterwards.test(request))).toHaveLength(2);
  });

  test('that are already loaded appear without waiting for the server', async () => {
    const { user } = await open('/links');
    await screen.findByText('Menu 40');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('menu 39');
    expect(texts()[0]).toContain('/menu-39');
  });

  test('can be searched for in their list with the last entry', async () => {
    const odd = { name: 'Odd', description: 'Only lucky ones' };
    await service.call('POST', '/api/channel/add', { key: ada.key, body: odd });
    const { user } = await open('/channels');
    await screen.findByText('Odd');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('lucky');
    await screen.findByText('Lucky <b>seven</b>');
    expect(texts().some((text) => text?.includes('Odd'))).toBe(true);
    await waitFor(() => expect(texts().at(-1)).toBe('Search links for “lucky”'));
  });

  test('beyond those shown are listed by an entry that shows all', async () => {
    const { user, address, requests } = await open('/channels');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('menu');
    await user.click(await screen.findByText('Show all 40 links for “menu”'));
    await screen.findByText('1–25 of 40');
    expect(address()).toBe('/links?q=menu');
    expect(requests.filter((request) => request.includes('/api/urls'))).toHaveLength(1);
  });

  test('are looked up by a pasted short URL', async () => {
    const { user, address, requests } = await open('/channels');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.paste(`${service.url}/menu-12`);
    expect(texts()).toEqual([`Find this short URL ${service.url}/menu-12`]);
    await user.keyboard('{Enter}');
    await screen.findByText('Menu 12');
    expect(address()).toContain('/links?short=');
    expect(requests.some((request) => request.includes('&q='))).toBe(false);
  });

  test('that wait for the rate limit show the remaining time', async () => {
    const empty = { result: 0, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, channels: [] };
    const other = await startScriptedServer(({ url = '' }) =>
      url.includes('q=')
        ? { status: 429, headers: { 'Retry-After': '40' }, body: { error: 1, message: 'Too Many Requests.' } }
        : { body: { error: 0, data: empty } },
    );
    onTestFinished(other.stop);
    const { user } = renderPage('/channels', { as: { server: other.url, key: 'x' } });
    await screen.findByText('No channels yet');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('spring');
    await screen.findByText(/^Searching links, waiting (40|39) s$/);
    expect(highlighted()).toBe('Search links for “spring”');
  });
});
