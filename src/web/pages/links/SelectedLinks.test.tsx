import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import '#web/bulk/AddToGroupDialog.tsx';
import '#web/bulk/ExportDialog.tsx';
import './ArchiveLinksDialog.tsx';
import './DeleteLinksDialog.tsx';
import './LinkListPage.tsx';

// The tests click a lot, and each click takes time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 30; number += 1)
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: `Menu ${number}`,
      created_at: 1_700_000_000 + number,
    });
  await service.call('POST', '/api/campaign/add', { key: ada.key, body: { name: 'Spring' } });
  await service.call('POST', '/api/channel/add', { key: ada.key, body: { name: 'Print' } });
});
afterAll(() => service.stop());

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const bar = () => screen.getByRole('region', { name: 'Selection' });
const sent = (requests: readonly string[], start: string) =>
  requests.filter((request) => request.startsWith(start));

describe('selected links', () => {
  test('replace the pager with a bar that turns pages, and stay selected across pages', async () => {
    const { user } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 30'));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    // The selection's actions load with the first selection if they haven't loaded before.
    await screen.findByText('1 selected');
    await user.click(within(bar()).getByRole('link', { name: 'Next page' }));
    await user.click(await box('Menu 5'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Menu 3'));
    await user.keyboard('{/Shift}');
    expect(within(bar()).getByText('4 selected on 2 pages')).toBeTruthy();
    await user.click(within(bar()).getByRole('link', { name: 'Previous page' }));
    expect((await box('Menu 30')).checked).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect((await box('Menu 30')).checked).toBe(false);
  });

  test('stay selected when a search hides them, and the bar says so', async () => {
    const { user } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 30'));
    await user.click(await box('Menu 28'));
    await user.type(screen.getByRole('searchbox'), 'Menu 28');
    await within(bar()).findByText('2 selected, 1 not shown');
    await user.clear(screen.getByRole('searchbox'));
    expect(await within(bar()).findByText('2 selected')).toBeTruthy();
  });

  test('can include every link in the list', async () => {
    const { user, requests } = renderPage('/links?q=menu', { as: ada });
    await user.click(await box('Menu 30'));
    await user.click(within(bar()).getByRole('button', { name: 'Select all 30' }));
    await within(bar()).findByText('30 selected on 2 pages');
    expect(sent(requests, 'GET /api/urls').at(-1)).toBe('GET /api/urls?q=menu&page=1&limit=1000');
  });

  test.each([
    ['where the server takes many', undefined, 'POST /api/bulk', 1],
    ['where it takes one at a time', 'bulk', 'POST /api/campaign', 2],
  ] as const)('are added to a campaign, %s', async (_where, lacks, request, count) => {
    const { user, requests } = renderPage('/links', { as: ada, ...(lacks && { lacks }) });
    await user.click(await box('Menu 30'));
    await user.click(await box('Menu 29'));
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Add 2 links to a campaign' });
    await user.click(await within(dialog).findByRole('radio', { name: 'Spring' }));
    expect(within(dialog).queryByText(/min/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 links' }));
    await screen.findByText('2 links added to Spring');
    expect(sent(requests, 'POST')).toHaveLength(count);
    expect(sent(requests, request)).toHaveLength(count);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('are reported if they can’t be added, and only those are retried', async () => {
    const { key } = await service.addAccount();
    const post = async (path: string, body: object): Promise<number> =>
      (await service.call('POST', `/api/${path}`, { key, body })).body.id;
    const ids: Record<string, number> = {};
    for (const title of ['a', 'b', 'c'])
      ids[title] = await post('url/add', { url: 'https://acme.com', title });
    await post('campaign/add', { name: 'Autumn' });
    const { user, requests } = renderPage('/links', { as: { server: service.url, key } });
    for (const title of ['a', 'b', 'c']) await user.click(await box(title));
    await service.call('DELETE', `/api/url/${ids['b']}/delete`, { key });
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 3 links to a campaign' }));
    await user.click(await dialog.findByRole('radio', { name: 'Autumn' }));
    await user.click(dialog.getByRole('button', { name: 'Add 3 links' }));
    expect(await dialog.findByText('Link not found.')).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(2));
    expect(sent(requests, 'POST')[1]).toMatch(/\/assign\/\d+$/);
  });

  test('are added to a channel', async () => {
    const { user, requests } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 12'));
    await user.keyboard('h');
    await user.click(await screen.findByRole('radio', { name: 'Print' }));
    await user.click(screen.getByRole('button', { name: 'Add 1 link' }));
    await screen.findByText('1 link added to Print');
    expect(sent(requests, 'POST /api/channel')).toEqual([
      expect.stringMatching(/^POST \/api\/channel\/\d+\/assign\/links\/\d+$/),
    ]);
  });

  test('are copied with C, one short URL per line', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 30'));
    await user.click(await box('Menu 28'));
    await user.keyboard('c');
    await screen.findByText('2 short URLs copied');
    expect(await navigator.clipboard.readText()).toBe(`${service.url}/menu-30\n${service.url}/menu-28`);
  });

  test('are saved as a file with the selected columns', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    const { user, requests } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 30'));
    const before = requests.length;
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export links' }));
    for (const column of ['Title', 'Notes', 'Public description', 'Clicks', 'Created (UTC)', 'ID'])
      await user.click(dialog.getByRole('checkbox', { name: column }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, row] = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(head).toBe('Short URL,Alias,Destination');
    expect(row).toContain('menu-30');
    expect(requests.slice(before).filter((request) => !request.includes('/api/figures'))).toEqual([]);
  });

  test('are archived, restored with Undo, and restored from the selection bar', async () => {
    const { key } = await service.addAccount();
    for (const title of ['a', 'b'])
      await service.call('POST', '/api/url/add', { key, body: { url: 'https://acme.com', title } });
    const { user, requests } = renderPage('/links', { as: { server: service.url, key } });
    const archived = async () => {
      const { body } = await service.call('GET', '/api/urls', { key });
      return body.data.urls.map(({ state }: { state?: { archived: boolean } }) => state?.archived ?? false);
    };
    const archive = async () => {
      await user.click(await box('a'));
      await user.click(await box('b'));
      await user.click(within(bar()).getByRole('button', { name: 'Archive' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 links?' }));
      await user.click(dialog.getByRole('button', { name: 'Archive 2 links' }));
    };
    await archive();
    await screen.findByText('2 links archived');
    expect(await archived()).toEqual([true, true]);
    expect(sent(requests, 'POST /api/bulk')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 links restored');
    expect(await archived()).toEqual([false, false]);
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());

    await archive();
    await waitFor(async () => expect(await archived()).toEqual([true, true]));
    await waitFor(() => expect(screen.getAllByText('Archived')).toHaveLength(2));
    await user.click(await box('a'));
    await user.click(within(bar()).getByRole('button', { name: 'Restore' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore 1 link?' }));
    await user.click(dialog.getByRole('button', { name: 'Restore 1 link' }));
    await screen.findByText('1 link restored');
    expect((await archived()).toSorted()).toEqual([false, true]);
  });

  test('are named in the singular if only one is selected', async () => {
    const { user } = renderPage('/links', { as: ada });
    await user.click(await box('Menu 30'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 link?' }));
    expect(dialog.getByText(/^Its short URL will stop working.*It has never been clicked/)).toBeTruthy();
    await user.keyboard('{Escape}');
  });

  test('are deleted after their number is typed', async () => {
    const key = (await service.addAccount()).key;
    const add = (title: string) =>
      service.call('POST', '/api/url/add', { key, body: { url: `https://${title}.example/`, title } });
    await add('a');
    const { shorturl } = (await add('b')).body;
    await sendRequest(shorturl as string);
    const { user } = renderPage('/links', { as: { server: service.url, key } });
    await user.click(await box('a'));
    await user.click(await box('b'));
    await user.keyboard('{Backspace}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 links?' }));
    expect(
      dialog.getByText(
        /1 click and its statistics will be deleted\. Only you can reuse their aliases\. Aliases without visits/,
      ),
    ).toBeTruthy();
    await user.type(dialog.getByLabelText('Type 2 to confirm'), '2');
    await user.click(dialog.getByRole('button', { name: 'Delete 2 links' }));
    await screen.findByText('2 links deleted');
    expect(await screen.findByText('No links yet')).toBeTruthy();
  });
});

describe('several selected links on a server without bulk requests', () => {
  test('are added in the background after the dialog closes, and are then deselected', async () => {
    const { user, requests } = renderPage('/links', { as: ada, lacks: 'bulk' });
    for (const number of [30, 29, 28, 27]) await user.click(await box(`Menu ${number}`));
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Add 4 links to a campaign' });
    await user.click(await within(dialog).findByRole('radio', { name: 'Spring' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 4 links' }));
    await waitFor(() => expect(sent(requests, 'POST /api/campaign')).toHaveLength(4));
    expect(screen.queryByRole('dialog', { name: /campaign/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  }, 90_000);
});

test('Q opens the QR code of a link', async () => {
  const { user, address } = renderPage('/links', { as: ada });
  await box('Menu 30');
  await user.keyboard('jq');
  await waitFor(() => expect(address()).toMatch(/^\/links\?open=code-\d+$/));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
