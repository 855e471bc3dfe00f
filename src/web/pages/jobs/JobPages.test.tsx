import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the pages' chunks than a test waits.
import '#web/jobs/JobStrip.tsx';
import '#web/pages/links/LinkListPage.tsx';
import './JobPage.tsx';
import './JobsPage.tsx';
import { startJob } from '#web/jobs/jobs.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { deleteCodesJob } from '#web/jobs/kinds/deletion.ts';
import { createCodesJob } from '#web/jobs/kinds/create-codes.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (const alias of ['one', 'two', 'three', 'four'])
    await addLink(service, ada.id, { alias, title: alias });
  await service.call('POST', '/api/campaign/add', { key: ada.key, body: { name: 'Spring' } });
});
afterAll(() => service.stop());

const pick = (id: number, title: string) => ({
  key: `links ${id}`,
  type: 'links' as const,
  id,
  title,
  text: `https://go.example/${title}`,
});

/** Starts the job once it's known whose it is. */
async function start(picks: Parameters<typeof assignJob>[0]): Promise<string> {
  let id: string | undefined;
  await waitFor(async () => {
    id = await startJob(assignJob(picks, { kind: 'campaign', id: 1, title: 'Spring' }));
    expect(id).toBeDefined();
  });
  return id ?? '';
}

test('the list of tasks says that it is empty', async () => {
  renderPage('/jobs', { as: ada });
  expect(await screen.findByText('No tasks in this browser')).toBeTruthy();
});

test('a missing task is reported with a link to all tasks', async () => {
  renderPage('/jobs/gone', { as: ada });
  await screen.findByText('Task not found');
  expect(screen.getByRole('link', { name: 'All tasks' })).toBeTruthy();
});

test('a task lists its failed items with the reason, and only they are retried', async () => {
  const { user, history, requests } = renderPage('/links', { as: ada });
  const id = await start([pick(1, 'one'), pick(999, 'gone'), pick(2, 'two')]);
  const strip = await screen.findByRole('region', { name: 'Running tasks' });
  await within(strip).findByText(/^1 failed/);
  await user.click(within(strip).getByRole('link', { name: '2 of 3 links added to Spring' }));
  await waitFor(() => expect(history.location.pathname).toBe(`/jobs/${id}`));
  await user.click(await screen.findByRole('radio', { name: 'Failed 1' }));
  const rows = within(screen.getByRole('table', { name: 'Items' }));
  expect(rows.getByText('gone')).toBeTruthy();
  // Addresses are shown without their scheme, as in lists.
  expect(rows.getByText('go.example/gone')).toBeTruthy();
  expect(rows.getByText('Failed: Link not found.')).toBeTruthy();
  expect(rows.queryByText('one')).toBeNull();
  const before = requests.filter((request) => request.startsWith('POST')).length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(before + 1),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('No tasks in this browser');
}, 90_000);

test('a task is paused in the strip, and canceled and continued on the tasks page', async () => {
  const held = Promise.withResolvers<undefined>();
  const { user, go } = renderPage('/links', { as: ada, lacks: 'bulk' });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await held.promise;
    return answer(input, init);
  };
  await start([pick(1, 'one'), pick(2, 'two'), pick(3, 'three')]);
  const strip = within(await screen.findByRole('region', { name: 'Running tasks' }));
  await user.click(strip.getByRole('button', { name: 'Pause' }));
  await strip.findByText(/paus/);
  held.resolve(undefined);
  await strip.findByText('1 of 3 · paused');
  expect(strip.getByRole('link', { name: 'Adding 3 links to Spring' })).toBeTruthy();
  await go('/jobs');
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(/^Canceled · 2 skipped/);
  const goOn = screen.getByRole('button', { name: 'Continue with 2 more' });
  expect(document.activeElement).toBe(goOn);
  await user.click(screen.getByRole('link', { name: '1 of 3 links added to Spring' }));
  expect(await screen.findByRole('radio', { name: 'Skipped 2' })).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Items' })).getAllByText('Skipped')).toHaveLength(2);
  await go('/jobs');
  await user.click(screen.getByRole('button', { name: 'Continue with 2 more' }));
  expect(await screen.findByRole('link', { name: '3 links added to Spring' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear finished' }));
  await screen.findByText('No tasks in this browser');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
}, 90_000);

test('a task canceled in the strip reports its progress and can be continued', async () => {
  const held = Promise.withResolvers<undefined>();
  const { user } = renderPage('/links', { as: ada, lacks: 'bulk' });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await held.promise;
    return answer(input, init);
  };
  await start([pick(1, 'one'), pick(2, 'two'), pick(3, 'three')]);
  const strip = within(await screen.findByRole('region', { name: 'Running tasks' }));
  await strip.findByText(/^0 of 3/);
  const cancel = strip.getByRole('button', { name: 'Cancel' });
  expect(cancel.textContent).toBe('Cancel');
  await user.click(cancel);
  await screen.findByText('Canceled after 0 of 3');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Running tasks' })).toBeNull());
  held.resolve(undefined);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('3 links added to Spring')).toBeTruthy();
}, 90_000);

test('the sidebar counts items that background tasks create and delete', async () => {
  const { go } = renderPage('/qr', { as: ada });
  await screen.findByText('No QR codes yet');
  await go('/jobs');
  const counted = () => screen.getByRole('link', { name: /^QR codes/ }).textContent;
  const item = { type: 'text', data: 'x', name: 'x' } as const;
  const rows = ['one', 'two'].map((key) => ({ key, title: key, text: '', item }));
  await waitFor(async () => expect(await startJob(createCodesJob(rows, {}))).toBeDefined());
  await screen.findByText('2 QR codes created');
  expect(counted()).toMatch(/2/);
  const { qrs } = (await service.call('GET', '/api/qr', { key: ada.key })).body.data;
  const [{ id }] = qrs as [{ id: number }];
  await startJob(deleteCodesJob([{ key: `qr ${id}`, type: 'qr', id, title: 'x', text: '' }]));
  await screen.findByText('1 QR code deleted');
  expect(counted()).toMatch(/1/);
}, 90_000);
