import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
// Imported up front, so that loading them on a busy machine doesn't count toward a test's timeout.
import '#web/jobs/JobStrip.tsx';
import '#web/pages/channels/ChannelListPage.tsx';
import '#web/pages/links/LinkListPage.tsx';
import './ExportDialog.tsx';

const account = {
  id: 7,
  email: 'ada@example.com',
  username: 'ada',
  avatar: '',
  status: 'pro',
  expires: null,
  registered: '2026-01-01 00:00:00',
};

const link = (id: number) => ({
  id,
  alias: `a${id}`,
  shorturl: `https://go.example/a${id}`,
  longurl: 'https://acme.com/',
  clicks: id,
  title: `Link ${id}`,
  description: '',
  date: '2026-01-01 00:00:00',
});

/** Starts a server that returns two records per page, whatever limit is requested. */
const small = () =>
  startScriptedServer(({ url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const page = Number(searchParams.get('page') ?? 1);
    const paged = (rows: Record<string, unknown>, result: number) => ({
      body: {
        error: '0',
        data: {
          result,
          perpage: 2,
          currentpage: page,
          nextpage: 0,
          maxpage: Math.ceil(result / 2),
          ...rows,
        },
      },
    });
    if (pathname === '/api/account') return { body: { error: 0, data: account } };
    if (pathname === '/api/urls') {
      const matches = searchParams.get('q') ? [5, 3] : [5, 4, 3, 2, 1];
      return paged({ urls: matches.slice(2 * page - 2, 2 * page).map(link) }, matches.length);
    }
    if (pathname === '/api/channels') {
      const channel = { id: 3, name: 'Print', description: '', color: '#1e2878', starred: false };
      return paged({ channels: page === 1 ? [channel] : [] }, 1);
    }
    if (pathname === '/api/channel/3') {
      const item = {
        type: 'links',
        id: 1,
        title: 'Menu',
        preview: '',
        link: 'https://go.example/a1',
        date: '2026-01-01',
      };
      return paged({ items: page === 1 ? [item] : [] }, 1);
    }
    return { status: 404, body: { error: 1, message: 'Nothing here.' } };
  });

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
});

async function openDialog(address: string, server: string, name: string) {
  const page = renderPage(address, { as: { server, key: 'x' } });
  await screen.findByRole('table');
  await waitFor(() => expect(page.requests).toContain('GET /api/account'));
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('a list', () => {
  test('is exported in full from a server with small pages', async () => {
    const server = await small();
    const { user, dialog } = await openDialog('/links', server.url, 'Export links');
    await user.click(dialog.getByRole('radio', { name: /^JSON/ }));
    expect(dialog.queryByRole('checkbox', { name: /^(Notes|Public description)$/ })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Description' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const rows = JSON.parse((await saved[0]?.text()) ?? '') as Record<string, unknown>[];
    expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('description');
    await server.stop();
  }, 90_000);

  test('is exported with only the matching records', async () => {
    const server = await small();
    const { user, dialog } = await openDialog('/links?q=menu', server.url, 'Export links');
    expect(dialog.getByRole('radio', { name: 'Matching “menu”: 2 links' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(((await saved[0]?.text()) ?? '').trim().split('\r\n')).toHaveLength(3);
    await server.stop();
  }, 90_000);

  test('of channels can be exported as the items of the channels', async () => {
    const server = await small();
    const { user, dialog } = await openDialog('/channels', server.url, 'Export channels');
    await user.click(dialog.getByRole('radio', { name: /^Channel items/ }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain('Print,links,Menu,https://go.example/a1');
    await server.stop();
  }, 90_000);

  test('is not exported without a column', async () => {
    const server = await small();
    const { user, dialog } = await openDialog('/channels', server.url, 'Export channels');
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await dialog.findByText('Choose at least one column.');
    expect(saved).toEqual([]);
    await server.stop();
  }, 90_000);
});
