import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './LinkPage.tsx';

let service: TestService;
let ada: TestAccount;
let menu: { id: number; shorturl: string };

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  const longurl = 'https://acme.com/menus/2026';
  menu = await addLink(service, ada.id, { alias: 'menu', longurl, title: 'Menu' });
});
afterAll(() => service.stop());

const pathOf = (short: string) => `/links/by?short=${encodeURIComponent(short)}`;

/** Holds the responses to look-ups of links until the returned function is called. */
function holdLookUps() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const response = await real(input, init);
    if (new URL(input instanceof Request ? input.url : input).searchParams.has('short')) await promise;
    return response;
  });
  return resolve;
}

test('the page of a link that a list has loaded shows its details while it is looked up', async () => {
  const { user, asked } = renderPage('/links', { as: ada });
  await screen.findByText('Menu');
  const answer = holdLookUps();
  await user.keyboard('j{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Menu' });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByTitle('https://acme.com/menus/2026')).toBeTruthy();
  expect(asked('short=')).toHaveLength(1);
  answer();
  await screen.findByText('Your first click appears here');
});

test('the page of an unknown link is headed by its short URL while it is looked up', async () => {
  const answer = holdLookUps();
  renderPage(pathOf(menu.shorturl), { as: ada });
  const host = new URL(service.url).host;
  await screen.findByRole('heading', { level: 1, name: `${host}/menu` });
  await waitFor(() => expect(document.title).toBe(`${host}/menu · Waypost`));
  answer();
  await screen.findByRole('heading', { level: 1, name: 'Menu' });
  await waitFor(() => expect(document.title).toBe('Menu · Waypost'));
});
