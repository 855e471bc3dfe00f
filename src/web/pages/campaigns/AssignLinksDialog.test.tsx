import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
let campaign: number;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 60; number += 1) {
    await addLink(service, ada.id, {
      alias: `menu-${number}`,
      title: `Menu ${number}`,
      created_at: 1_700_000_000 + number,
    });
  }
  const added = await service.call('POST', '/api/campaign/add', {
    key: ada.key,
    body: { name: 'Spring', slug: 'pick', public: true },
  });
  campaign = added.body.id as number;
});
afterAll(() => service.stop());

const open = (options = {}) =>
  renderPage(`/campaigns?open=assign-${campaign}`, {
    as: { server: service.url, key: ada.key },
    ...options,
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add links to “Spring”' }));
const sent = (requests: string[]) => requests.filter((each) => each.includes('/assign/'));
const searches = (requests: string[]) => requests.filter((each) => each.startsWith('GET /api/urls'));

test('links selected over several searches are added in one request', async () => {
  const { user, requests } = open();
  const picker = await dialog();
  await picker.findByRole('checkbox', { name: 'Menu 60' });
  expect(picker.getByText('60 links')).toBeTruthy();
  expect(picker.getByText('Links already in the campaign are skipped')).toBeTruthy();
  expect(picker.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);

  await user.type(picker.getByRole('searchbox', { name: 'Search links' }), 'menu-7');
  await picker.findByText('1 link matches');
  expect(searches(requests)).toHaveLength(2);
  await user.click(picker.getByRole('checkbox', { name: 'Menu 7' }));
  await user.clear(picker.getByRole('searchbox'));
  await user.click(await picker.findByRole('checkbox', { name: 'Menu 60' }));
  await user.click(picker.getByRole('checkbox', { name: 'Menu 59' }));
  expect(picker.queryByText(/\bmin\b/)).toBeNull();

  await user.click(picker.getByRole('radio', { name: 'Selected (3)' }));
  expect(picker.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Menu 7'),
    expect.stringContaining('Menu 60'),
    expect.stringContaining('Menu 59'),
  ]);
  await user.click(picker.getByRole('checkbox', { name: 'Menu 59' }));
  await user.click(picker.getByRole('button', { name: 'Add 2 links' }));
  await screen.findByText('2 links added to Spring');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter((each) => each.startsWith('POST'))).toEqual(['POST /api/bulk']);
  const list = await fetch(`${service.url}/u/${ada.username}/spring`).then((answer) => answer.text());
  expect(list).toContain('Menu 60');
  expect(list).toContain('Menu 7');
  expect(list).not.toContain('Menu 59');
});

test('a pasted short URL is looked up', async () => {
  const { user, requests } = open();
  const picker = await dialog();
  await picker.findByText('60 links');
  await user.click(picker.getByRole('searchbox'));
  await user.paste(`${service.url}/menu-12`);
  await picker.findByText('Search by short URL');
  expect(picker.getAllByRole('checkbox')).toHaveLength(1);
  expect(searches(requests)).toHaveLength(2);
});

test('a search without matches says so and can be cleared', async () => {
  const { user } = open();
  const picker = await dialog();
  await picker.findByText('60 links');
  await user.type(picker.getByRole('searchbox'), 'no such thing');
  await picker.findByText('No matching links');
  await user.click(picker.getByRole('button', { name: 'Clear search' }));
  expect(await picker.findByText('60 links')).toBeTruthy();
});

test('arrow keys move through the links, and all of them can be loaded and selected', async () => {
  const { user } = open();
  const picker = await dialog();
  await picker.findByText('60 links');
  expect(picker.getByRole('button', { name: 'Select first 50' })).toBeTruthy();
  await user.click(picker.getByRole('searchbox'));
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(picker.getByRole('checkbox', { name: 'Menu 59' })).toHaveProperty('checked', true);
  await user.click(picker.getByRole('button', { name: 'Show 10 more' }));
  await picker.findByRole('checkbox', { name: 'Menu 1' });
  await user.click(picker.getByRole('button', { name: 'Select all 60' }));
  expect(picker.getByRole('button', { name: 'Add 60 links' })).toBeTruthy();
  await user.click(picker.getByRole('button', { name: 'Deselect all' }));
  expect(picker.getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('a selection isn’t discarded by Escape without confirmation', async () => {
  const { user, address } = open();
  const picker = await dialog();
  await user.click(await picker.findByRole('checkbox', { name: 'Menu 60' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep selecting' }));
  expect(picker.getByRole('checkbox', { name: 'Menu 60' })).toHaveProperty('checked', true);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/campaigns'));
});

test('refused links are listed with the reason, and only they are retried', async () => {
  const paging = { result: 3, perpage: 50, currentpage: 1, nextpage: 0, maxpage: 1 };
  const link = (id: number) => ({
    id,
    alias: `a${id}`,
    shorturl: `https://o.example/a${id}`,
    longurl: 'https://acme.com',
    clicks: 0,
    title: `Link ${id}`,
    description: '',
    date: '2026-03-14 10:00:00',
  });
  let refuses = true;
  const other = await startScriptedServer(({ url = '' }) => {
    if (url.startsWith('/api/urls'))
      return { body: { error: 0, data: { ...paging, urls: [1, 2, 3].map(link) } } };
    if (url.startsWith('/api/campaigns'))
      return {
        body: {
          error: 0,
          data: {
            ...paging,
            result: 1,
            campaigns: [{ id: 5, name: 'Spring', public: false, rotator: false, list: '' }],
          },
        },
      };
    if (url.endsWith('/assign/2') && refuses) return { body: { error: 1, message: 'Link 2 is locked.' } };
    return { body: { error: 0, message: 'Done.' } };
  });
  const { user, requests } = renderPage('/campaigns?open=assign-5', { as: { server: other.url, key: 'k' } });
  const picker = await dialog();
  await picker.findByRole('checkbox', { name: 'Link 1' });
  await user.click(picker.getByRole('button', { name: 'Select all 3' }));
  await user.click(picker.getByRole('button', { name: 'Add 3 links' }));
  await picker.findByText('2 of 3 added');
  const refused = within(picker.getByRole('list', { name: 'Failed items' }));
  expect(refused.getByText('Link 2')).toBeTruthy();
  expect(refused.getByText('Link 2 is locked.')).toBeTruthy();
  refuses = false;
  await user.click(picker.getByRole('button', { name: 'Try again' }));
  await screen.findByText('3 links added to Spring');
  expect(sent(requests)).toEqual([1, 2, 3, 2].map((id) => `POST /api/campaign/5/assign/${id}`));
  await other.stop();
});

test('adding links can be stopped and continued', async () => {
  let held = true;
  const { user, requests } = open({ lacks: 'bulk' });
  const picker = await dialog();
  await picker.findByText('60 links');
  const real = globalThis.fetch;
  // Responses to assignments are held back, so that the work stays in progress while the test needs it.
  globalThis.fetch = (input, init) =>
    held && (input as URL | string).toString().includes('/assign/')
      ? new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        )
      : real(input, init);
  try {
    for (const name of ['Menu 30', 'Menu 31']) await user.click(picker.getByRole('checkbox', { name }));
    await user.click(picker.getByRole('button', { name: 'Add 2 links' }));
    await picker.findByRole('progressbar', { name: 'Adding 2 links' });
    // A click right after the start is ignored, since it may be the second of a double click.
    await waitFor(async () => {
      await user.click(picker.getByRole('button', { name: 'Stop' }));
      expect(picker.queryByText('2 skipped because you stopped.')).toBeTruthy();
    });
    await picker.findByText('0 of 2 added');
    held = false;
    await user.click(picker.getByRole('button', { name: 'Continue with 2 items' }));
    await screen.findByText('2 links added to Spring');
    expect(sent(requests)).toHaveLength(2);
  } finally {
    globalThis.fetch = real;
  }
});
