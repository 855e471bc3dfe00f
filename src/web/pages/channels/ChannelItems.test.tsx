import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './ChannelPage.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const post = async (path: string, body?: object) =>
  (await service.call('POST', path, { key: ada.key, body })).body as { id: number };

const rows = () =>
  within(screen.getByRole('table', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1);

describe('a channel’s items', () => {
  test('are removed one by menu or many together without being deleted', async () => {
    const made = await post('/api/channel/add', { name: 'Shrinks' });
    const codes = [];
    for (const name of ['Table card', 'Poster']) {
      const { id } = await post('/api/qr/add', { type: 'text', data: 'hello', name });
      await post(`/api/channel/${made.id}/assign/qr/${id}`);
      codes.push(id);
    }
    const link = await addLink(service, ada.id, { alias: 'leaves', title: 'Leaves' });
    await post(`/api/channel/${made.id}/assign/links/${link.id}`);
    const { user, requests } = renderPage(`/channels/${made.id}`, { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Actions for Leaves' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Remove from channel/ }));
    const one = within(await screen.findByRole('dialog', { name: 'Remove “Leaves” from “Shrinks”?' }));
    expect(one.getByText(/It won’t be deleted/)).toBeTruthy();
    await user.click(one.getByRole('button', { name: 'Remove' }));
    await screen.findByText('1 link removed from Shrinks');
    await waitFor(() => expect(rows()).toHaveLength(2));

    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(await screen.findByRole('button', { name: /^Remove from channel/ }));
    const many = within(await screen.findByRole('dialog', { name: 'Remove 2 QR codes from “Shrinks”?' }));
    await user.click(many.getByRole('button', { name: 'Remove 2 QR codes' }));
    await screen.findByText('No items yet');
    expect(screen.queryByRole('radio', { name: /^All/ })).toBeNull();
    expect(requests.filter((each) => !each.startsWith('GET'))).toEqual([
      `DELETE /api/channel/${made.id}/assign/links/${link.id}`,
      'POST /api/bulk',
    ]);
    expect((await service.call('GET', `/api/qr/${codes[0]}`, { key: ada.key })).status).toBe(200);
  });

  test('can’t be removed on a server without that feature, and their menu says so', async () => {
    const item = {
      type: 'links',
      id: 1,
      title: 'Stays',
      preview: '',
      link: 'https://o.example/1',
      date: '2026-03-14',
    };
    const other = await startScriptedServer(({ url = '' }) => ({
      body: url.startsWith('/api/channels')
        ? { error: 0, data: { result: 0, channels: [] } }
        : { error: '0', data: { result: 1, perpage: 25, currentpage: 1, nextpage: null, items: [item] } },
    }));
    const { user } = renderPage('/channels/3', { as: { server: other.url, key: 'k' } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Stays' }));
    const entry = await screen.findByRole('menuitem', { name: 'This server can’t remove items' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Stays' }));
    await screen.findByText('1 selected');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await other.stop();
  });
});
