import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startAnswering } from '#test/start-answering.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const open = (address: string, key: string, server = service.url) =>
  renderPage(address, { as: { server, key } });
const pageOf = (splash: object[], more: object = {}) => ({
  body: {
    error: '0',
    data: { result: splash.length, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, ...more, splash },
  },
});

describe('the list of splash pages', () => {
  test('of our service is empty until one is made, and says how', async () => {
    const { key, username } = await service.addAccount();
    const { requests } = open('/splash', key);
    await screen.findByText('No splash pages yet');
    const command = screen.getByLabelText<HTMLInputElement>('Command that makes a splash page');
    expect(command.value).toBe(
      `npm run waypost -- splash add --account ${username} --name "You are leaving"`,
    );
    expect(requests.filter((request) => request.includes('/api/splash'))).toEqual([
      'GET /api/splash?page=1&limit=25',
    ]);
    expect(document.title).toBe('Splash pages · Waypost');
  });

  test('shows names as text, and says that they can only be looked at', async () => {
    const other = await startAnswering(() =>
      pageOf([{ id: '9', name: '<b>You are leaving</b>', date: '2026-03-01 10:00:00' }]),
    );
    open('/splash', 'x', other.url);
    await screen.findByText('<b>You are leaving</b>');
    expect(screen.getByText('Splash pages can only be looked at here')).toBeTruthy();
    expect(screen.queryByLabelText('Command that makes a splash page')).toBeNull();
    await other.stop();
  });

  test('leads back from a page past the end', async () => {
    const other = await startAnswering(() => pageOf([], { result: 3 }));
    open('/splash?page=7', 'x', other.url);
    expect(await screen.findByText('There is no page 7')).toBeTruthy();
    await other.stop();
  });

  test('of a server without splash pages says that it has none', async () => {
    const other = await startAnswering(() => ({ status: 404, body: { error: 1, message: 'Not found' } }));
    open('/splash', 'x', other.url);
    expect(await screen.findByText('This server has no splash pages')).toBeTruthy();
    await other.stop();
  });

  test('that can’t be read says so, with a way to try again', async () => {
    const failing = await startAnswering(() => ({ body: { error: 1, message: 'No.' } }));
    open('/splash', 'x', failing.url);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The splash pages could not be read');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await failing.stop();
  });
});
