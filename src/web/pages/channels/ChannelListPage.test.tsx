import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { type ScriptedResponse, startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Creates an account with these channels, the last one newest. */
async function withChannels(...channels: object[]) {
  ada = await service.addAccount();
  const ids: number[] = [];
  for (const body of channels) {
    const added = await service.call('POST', '/api/channel/add', { key: ada.key, body });
    ids.push(added.body.id as number);
  }
  return ids;
}
const saved = async () => (await service.call('GET', '/api/channels', { key: ada.key })).body.data.channels;
const channel = { id: '7', name: 'Jobs', description: '', color: '#2563eb', starred: 0 };
const oneChannel = { error: 0, data: { result: 1, channels: [channel] } };

describe('the list of channels', () => {
  test('shows each channel’s star, description and number of items', async () => {
    await withChannels({
      name: 'News <i>letter</i>',
      description: 'Every Friday',
      color: '#DB2777',
      starred: true,
    });
    const { asked } = renderPage('/channels', { as: ada });
    const row = within(await rowOf('News <i>letter</i>'));
    expect(row.getByRole('button', { name: 'Star News <i>letter</i>' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(await row.findByText('0')).toBeTruthy();
    expect(row.getByText('Every Friday')).toBeTruthy();
    expect(asked('/api/channel')).toEqual(['GET /api/channels?page=1&limit=25']);
    await waitFor(() => expect(document.title).toBe('Channels · Waypost'));
  });

  test('mentions campaigns when it is empty, and offers to create a channel', async () => {
    await withChannels();
    const { user } = renderPage('/channels', { as: ada });
    await screen.findByText('No channels yet');
    expect(screen.getByText(/To share links, use/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create your first channel' }));
    await screen.findByRole('dialog', { name: 'New channel' });
  });

  test('reports a load error and loads after Try again', async () => {
    let fails = true;
    const other = await startScriptedServer(() =>
      fails ? { body: { error: 1, message: 'Not today.' } } : { body: oneChannel },
    );
    const { user } = renderPage('/channels', { as: { server: other.url, key: 'k' } });
    await screen.findByText('Couldn’t load channels');
    expect(screen.getByText('Not today.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Jobs');
    await other.stop();
  });

  test('says that the server doesn’t support channels', async () => {
    const other = await startScriptedServer(() => ({ status: 404, body: '<h1>Not found</h1>' }));
    renderPage('/channels', { as: { server: other.url, key: 'k' } });
    expect(await screen.findByText('This server doesn’t support channels')).toBeTruthy();
    await other.stop();
  });
});

describe('a star', () => {
  test('is added and removed with one click, without changing the description', async () => {
    await withChannels({ name: 'Jobs', description: 'Stays' });
    const { user, asked } = renderPage('/channels', { as: ada });
    const star = within(await rowOf('Jobs')).getByRole('button', { name: 'Star Jobs' });
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(asked('update')).toHaveLength(1));
    await waitFor(async () => expect(await saved()).toMatchObject([{ starred: true, description: 'Stays' }]));
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await waitFor(async () => expect(await saved()).toMatchObject([{ starred: false }]));
  });

  test('is reverted if the server refuses it, and a toast says why', async () => {
    const refusal = Promise.withResolvers<ScriptedResponse>();
    const other = await startScriptedServer(({ method }) =>
      method === 'PUT' ? refusal.promise : { body: oneChannel },
    );
    const { user } = renderPage('/channels', { as: { server: other.url, key: 'k' } });
    const star = within(await rowOf('Jobs')).getByRole('button', { name: 'Star Jobs' });
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    refusal.resolve({ status: 403, body: { error: 1, message: 'This key may only read.' } });
    // An urgent toast is rendered twice, once visibly and once for screen readers.
    await screen.findAllByText('Couldn’t star Jobs: This key may only read.');
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await other.stop();
  });
});

describe('a new channel', () => {
  test('is created with a color that is picked or typed', async () => {
    await withChannels();
    const { user, address } = renderPage('/channels', { as: ada });
    await screen.findByText('No channels yet');
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New channel' }));
    expect(dialog.getByText(/To share links, create a campaign/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Name'), 'Print');
    await user.click(dialog.getByRole('button', { name: 'Teal' }));
    const color = dialog.getByLabelText('Color');
    expect(color).toHaveProperty('value', '#0f766e');
    await user.clear(color);
    await user.type(color, 'AbC');
    await user.click(dialog.getByRole('button', { name: 'Create channel' }));
    await screen.findByText('Channel created');
    await rowOf('Print');
    expect(await saved()).toMatchObject([
      { name: 'Print', color: '#aabbcc', description: '', starred: false },
    ]);
    await user.click(screen.getByText('Add items', { selector: 'button' }));
    await screen.findByRole('dialog', { name: 'Add to “Print”' });
    expect(address()).toMatch(/^\/channels\/\d+\?open=assign-\d+$/);
  });

  test('is refused with an invalid color or without a name, and keeps its input', async () => {
    await withChannels();
    const { user, asked } = renderPage('/channels?open=new', { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'New channel' }));
    await user.clear(dialog.getByLabelText('Color'));
    await user.type(dialog.getByLabelText('Color'), '#12');
    await user.click(dialog.getByRole('button', { name: 'Create channel' }));
    await dialog.findByText('The name can’t be empty.');
    expect(dialog.getByText('Enter a color such as #3b53d9.')).toBeTruthy();
    expect(dialog.getByLabelText('Color')).toHaveProperty('value', '#12');
    expect(asked('add')).toEqual([]);
  });

  test('is refused at the name field if its name is taken', async () => {
    await withChannels({ name: 'Jobs' });
    const { user } = renderPage('/channels?open=new', { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'New channel' }));
    await user.type(dialog.getByLabelText('Name'), 'Jobs');
    await user.click(dialog.getByRole('button', { name: 'Create channel' }));
    await dialog.findByText('You already have a channel with this name.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  });
});

describe('a channel', () => {
  test('is edited, and only the changes are sent', async () => {
    const [id] = await withChannels({ name: 'Jobs', description: 'Old', color: '#2563eb', starred: true });
    const { user } = renderPage(`/channels?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit channel' }));
    const bodies: unknown[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method === 'PUT') bodies.push(JSON.parse(init.body as string));
      return real(input, init);
    };
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Careers');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Channel saved');
    globalThis.fetch = real;
    await rowOf('Careers');
    expect(bodies).toEqual([{ name: 'Careers' }]);
    expect(await saved()).toMatchObject([
      { name: 'Careers', description: 'Old', color: '#2563eb', starred: true },
    ]);
  });

  test('shows at the description field why that can’t be cleared', async () => {
    const [id] = await withChannels({ name: 'Jobs', description: 'Old' });
    const { user } = renderPage(`/channels?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit channel' }));
    await user.clear(dialog.getByLabelText(/^Description/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const message = await dialog.findByText('This server can change a description, but not clear it.');
    const field = dialog.getByLabelText(/^Description/);
    expect(field.getAttribute('aria-describedby')).toBe(message.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(await saved()).toMatchObject([{ description: 'Old' }]);
  });

  test('is deleted after one request has counted its items', async () => {
    const [id] = await withChannels({ name: 'Full' });
    const codes = await Promise.all(
      ['one', 'two'].map((data) =>
        service.call('POST', '/api/qr/add', { key: ada.key, body: { type: 'text', data } }),
      ),
    );
    const link = await addLink(service, ada.id, { alias: 'leaves' });
    const paths = [`links/${link.id}`, ...codes.map(({ body }) => `qr/${String(body.id)}`)];
    for (const path of paths)
      await service.call('POST', `/api/channel/${id}/assign/${path}`, { key: ada.key });
    const { user, asked } = renderPage(`/channels?open=delete-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete channel “Full”?' }));
    await dialog.findByText('1 link and 2 QR codes leave this channel. They won’t be deleted.');
    expect(asked(`/api/channel/${id}`)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Delete channel' }));
    await screen.findByText('Channel deleted');
    await screen.findByText('No channels yet');
    expect((await service.call('GET', '/api/qr', { key: ada.key })).body.data.result).toBe(2);
  });

  test('says in the delete dialog that it has no items', async () => {
    const [id] = await withChannels({ name: 'Empty' });
    renderPage(`/channels?open=delete-${id}`, { as: ada });
    expect(await screen.findByText('It has no items.')).toBeTruthy();
  });

  test('offers deletion even if its items can’t be counted, and says that they won’t be deleted', async () => {
    const other = await startScriptedServer(({ url = '' }) =>
      url.startsWith('/api/channels')
        ? { body: oneChannel }
        : { body: { error: 1, message: 'No counting.' } },
    );
    renderPage('/channels?open=delete-7', { as: { server: other.url, key: 'k' } });
    await screen.findByText(
      'Couldn’t count its items. No counting. They leave this channel, but won’t be deleted.',
    );
    expect(screen.getByRole('button', { name: 'Delete channel' }).getAttribute('aria-busy')).toBeNull();
    await other.stop();
  });
});
