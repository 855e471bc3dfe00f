import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const pageOf = (splash: object[], more: object = {}) => ({
  body: {
    error: '0',
    data: { result: splash.length, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, ...more, splash },
  },
});
const addSplash = async (key: string, body: object) =>
  (await service.call('POST', '/api/splash/add', { key, body })).body.id as number;

describe('the list of splash pages', () => {
  test('is empty at first, and links to the form for a new splash page', async () => {
    const { key } = await service.addAccount();
    const { requests, user, address } = renderPage('/splash', { as: { server: service.url, key } });
    await screen.findByText('No splash pages yet');
    expect(requests.filter((request) => request.includes('/api/splash'))).toEqual([
      'GET /api/splash?page=1&limit=25',
    ]);
    await waitFor(() => expect(document.title).toBe('Splash pages · Waypost'));
    await user.click(screen.getByRole('link', { name: 'Create your first splash page' }));
    await waitFor(() => expect(address()).toBe('/splash/new'));
  });

  test('shows another server’s splash pages read-only, with names as text', async () => {
    const other = await startScriptedServer(() =>
      pageOf([{ id: '9', name: '<b>You are leaving</b>', date: '2026-03-01 10:00:00' }]),
    );
    renderPage('/splash', { as: { server: other.url, key: 'x' } });
    await screen.findByText('<b>You are leaving</b>');
    expect(screen.getByText('Splash pages are read-only')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New splash page' })).toBeNull();
    expect(screen.queryByRole('link', { name: '<b>You are leaving</b>' })).toBeNull();
    await other.stop();
  });

  test('leads from a page past the end to the first page', async () => {
    const other = await startScriptedServer(() => pageOf([], { result: 3 }));
    const { user, address } = renderPage('/splash?page=7', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Page 7 not found');
    await user.click(screen.getByRole('link', { name: 'Go to first page' }));
    await waitFor(() => expect(address()).toBe('/splash'));
    await other.stop();
  });

  test('says that the server doesn’t support splash pages if it returns 404', async () => {
    const other = await startScriptedServer(() => ({
      status: 404,
      body: { error: 1, message: 'Not found' },
    }));
    renderPage('/splash', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('This server doesn’t support splash pages')).toBeTruthy();
    await other.stop();
  });

  test('shows an error with a retry button if it can’t be loaded', async () => {
    const failing = await startScriptedServer(() => ({ body: { error: 1, message: 'No.' } }));
    renderPage('/splash', { as: { server: failing.url, key: 'x' } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Couldn’t load splash pages');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await failing.stop();
  });
});

describe('deleting a splash page', () => {
  test('asks for confirmation with the number of links that use it', async () => {
    const { key, id: accountId } = await service.addAccount();
    const id = await addSplash(key, { name: 'Leaving' });
    for (const alias of ['one', 'two']) {
      const { id: linkId } = await addLink(service, accountId, { alias: `splash-${alias}` });
      await service.call('PUT', `/api/url/${linkId}/update`, { key, body: { splash: id } });
    }
    const { user } = renderPage(`/splash?open=delete-${id}`, { as: { server: service.url, key } });
    const dialog = await screen.findByRole('dialog', { name: 'Delete splash page “Leaving”?' });
    await within(dialog).findByText(/^2 links use it\. They will redirect directly/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete splash page' }));
    await screen.findByText('Splash page deleted');
    expect(await screen.findByText('No splash pages yet')).toBeTruthy();
  });
});
