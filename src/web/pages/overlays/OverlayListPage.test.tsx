import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const overlay = (id: number, type: string, name: string) => ({ id, type, name, date: '2026-03-01 10:00:00' });
const pageOf = (cta: object[], more: object = {}) => ({
  body: {
    error: '0',
    data: { result: cta.length, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, ...more, cta },
  },
});

describe('the list of overlays', () => {
  test('is empty at first, and links to the form for a new overlay', async () => {
    const { key } = await service.addAccount();
    const { requests, user, address } = renderPage('/overlays', { as: { server: service.url, key } });
    await screen.findByText('No overlays yet');
    expect(requests.filter((request) => request.includes('/api/overlay'))).toEqual([
      'GET /api/overlay?page=1&limit=25',
    ]);
    await waitFor(() => expect(document.title).toBe('Overlays · Waypost'));
    await user.click(screen.getByRole('link', { name: 'Create your first overlay' }));
    await waitFor(() => expect(address()).toBe('/overlays/new'));
  });

  test('shows another server’s overlays read-only, with names as text and unknown types as sent', async () => {
    const other = await startScriptedServer(() =>
      pageOf([
        overlay(3, 'coupon', '<b>Ten</b> percent'),
        overlay(2, 'Contact', 'Ask us'),
        overlay(1, 'wheel', 'Spin'),
      ]),
    );
    renderPage('/overlays', { as: { server: other.url, key: 'x' } });
    await screen.findByText('<b>Ten</b> percent');
    const table = screen.getByRole('table', { name: 'Overlays' });
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(names).toEqual(['<b>Ten</b> percentCoupon', 'Ask usContact form', 'Spinwheel']);
    expect(screen.getByText('Overlays are read-only')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New overlay' })).toBeNull();
    await other.stop();
  });

  test('leads from a page past the end to the first page', async () => {
    const other = await startScriptedServer(() => pageOf([], { result: 3 }));
    const { user, address } = renderPage('/overlays?page=7', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Page 7 not found');
    await user.click(screen.getByRole('link', { name: 'Go to first page' }));
    await waitFor(() => expect(address()).toBe('/overlays'));
    await other.stop();
  });

  test('says that the server doesn’t support overlays if it returns 404', async () => {
    const other = await startScriptedServer(() => ({
      status: 404,
      body: { error: 1, message: 'Not found' },
    }));
    renderPage('/overlays', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('This server doesn’t support overlays')).toBeTruthy();
    await other.stop();
  });

  test('shows an error with a retry button if it can’t be loaded', async () => {
    const failing = await startScriptedServer(() => ({ body: { error: 1, message: 'No.' } }));
    renderPage('/overlays', { as: { server: failing.url, key: 'x' } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Couldn’t load overlays');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await failing.stop();
  });
});
