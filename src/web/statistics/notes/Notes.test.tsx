import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';
import { addDays, localDay } from '#web/lib/calendar-days.ts';

let service: TestService;
let ada: TestAccount;
let link: { id: number; shorturl: string };

const ago = (days: number) => addDays(localDay(new Date()), -days);

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  link = await addLink(service, ada.id, { alias: 'menu' });
  await visitInPast(service, { kind: 'link', target_id: link.id }, 1, 5);
  const note = (body: object) => service.call('POST', '/api/annotation/add', { key: ada.key, body });
  await note({ date: ago(3), text: 'Newsletter sent' });
  await note({ of: 'link', record: link.id, date: ago(2), text: 'Poster up' });
  await note({ date: ago(90), text: 'Too long ago' });
  await note({ date: addDays(ago(0), 2), text: 'Still to come' });
});
afterAll(() => service.stop());

const linkPage = () => `/links/by?short=${encodeURIComponent(`${service.url}/menu`)}`;
const noted = async () => {
  const chart = await screen.findByRole('region', { name: 'Clicks per day' });
  const list = await within(chart).findByRole('list', { name: 'Notes' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^\w+ \w+ (.*) Edit note$/, '$1'));
};

test('notes of a link and of the account are shown below the link’s chart and in its table', async () => {
  const { user } = renderPage(linkPage(), { as: ada });
  expect(await noted()).toEqual(['Newsletter sent', 'Poster up']);
  const chart = screen.getByRole('region', { name: 'Clicks per day' });
  await user.click(within(chart).getByRole('button', { name: 'Table' }));
  const rows = within(chart).getAllByRole('row');
  expect(rows[0]?.textContent).toMatch(/Notes$/);
  expect(rows.filter((row) => row.textContent.endsWith('Poster up'))).toHaveLength(1);
});

test('the account’s chart shows only the account’s notes', async () => {
  renderPage('/statistics', { as: ada });
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('the overview lists notes below its chart without buttons to edit them', async () => {
  renderPage('/', { as: ada });
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(within(list).getByRole('listitem').textContent).toMatch(/Newsletter sent$/);
  expect(within(list).queryByRole('button')).toBeNull();
});

test('a note is added to the chart, edited and deleted', async () => {
  const { user } = renderPage(linkPage(), { as: ada });
  await noted();
  await user.click(screen.getByRole('button', { name: 'Statistics actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add note' }));
  const adding = await screen.findByRole('dialog', { name: 'Add note' });
  await user.click(within(adding).getByRole('button', { name: 'Add note' }));
  await within(adding).findByText('The note can’t be empty.');
  await user.type(within(adding).getByLabelText('Note'), 'On the radio');
  await user.click(within(adding).getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await noted()).toEqual(['Newsletter sent', 'Poster up', 'On the radio']));

  await user.click(screen.getByRole('button', { name: /On the radio Edit note$/ }));
  const editing = await screen.findByRole('dialog', { name: 'Edit note' });
  const text = within(editing).getByLabelText('Note');
  await user.clear(text);
  await user.type(text, 'On television');
  await user.click(within(editing).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await noted()).toContain('On television'));

  await user.click(screen.getByRole('button', { name: /On television Edit note$/ }));
  const again = await screen.findByRole('dialog', { name: 'Edit note' });
  await user.click(within(again).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete note “On television”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete note' }));
  await waitFor(async () => expect(await noted()).toEqual(['Newsletter sent', 'Poster up']));
});

test('a note can’t be added on a future day', async () => {
  const { user, asked } = renderPage(linkPage(), { as: ada });
  await noted();
  await user.click(screen.getByRole('button', { name: 'Statistics actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add note' });
  await user.type(within(dialog).getByLabelText('Note'), 'Trade fair');
  const day = within(dialog).getByLabelText('Day');
  await user.clear(day);
  await user.type(day, addDays(ago(0), 1));
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  await within(dialog).findByText('Choose today or an earlier day.');
  expect(asked('/api/annotation/add')).toEqual([]);
});

test('a campaign’s page shows the campaign’s notes', async () => {
  const post = async (path: string, body: object = {}): Promise<number> =>
    (await service.call('POST', `/api/${path}`, { key: ada.key, body })).body.id;
  const id = await post('campaign/add', { name: 'Spring' });
  await post(`campaign/${id}/assign/${link.id}`);
  await post('annotation/add', { of: 'campaign', record: id, date: ago(1), text: 'Campaign started' });
  const { user } = renderPage(`/campaigns/${id}`, { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('cell', { name: 'Campaign started' })).toBeTruthy();
});

test('on a server without notes, none are requested and none can be added', async () => {
  const { asked, user } = renderPage(linkPage(), { as: ada, lacks: 'annotations' });
  await screen.findByRole('list', { name: 'Country' });
  await user.click(screen.getByRole('button', { name: 'Statistics actions' }));
  await screen.findByRole('menuitem', { name: 'Export visits' });
  expect(screen.queryByRole('menuitem', { name: 'Add note' })).toBeNull();
  expect(asked('/api/annotations')).toEqual([]);
});
