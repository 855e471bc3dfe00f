import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '#test/records/every-record.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const post = async (path: string, body?: object, { key } = ada): Promise<number> =>
  (await waypost.call('POST', `/api/${path}`, { key, body })).body.id;
const write = (body: unknown, { key } = ada) => waypost.call('POST', '/api/bulk', { key, body });
const addLinks = (count: number, account = ada) =>
  Promise.all(Array.from({ length: count }, () => post('url/add', { url: 'https://acme.com' }, account)));
const inCampaign = async (id: number): Promise<{ id: number }[]> =>
  (await waypost.call('GET', `/api/campaign/${id}?limit=1000`, { key: ada.key })).body.data.links;

test('a thousand links are assigned, unassigned, archived and deleted with one request each', async () => {
  const { id: account_id } = ada;
  const rows = Array.from({ length: 1000 }, (_, at) => ({ account_id, domain_id: null, alias: `k${at}` }));
  const plain = { longurl: 'https://acme.com', title: '', description: '', created_at: 1, search: '' };
  const added = waypost.service.db.insertInto('links').values(rows.map((row) => ({ ...row, ...plain })));
  const ids = (await added.returning('id').execute()).map(({ id }) => id);
  const campaign = await post('campaign/add', { name: 'Thousand' });
  const said = async (work: object) => {
    const { status, body } = await write({ type: 'links', ids, ...work });
    expect(status).toBe(200);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual(ids);
    return [...new Set(body.results.map(({ message }: { message: string }) => message))];
  };
  expect(await said({ action: 'assign', campaign })).toEqual(['Link has been added to the campaign.']);
  expect(await inCampaign(campaign)).toHaveLength(1000);
  expect(await said({ action: 'unassign', campaign })).toEqual([
    'Link has been removed from the campaign. It isn’t deleted.',
  ]);
  expect(await inCampaign(campaign)).toEqual([]);
  expect(await said({ action: 'archive' })).toEqual(['Link has been updated successfully.']);
  expect(await said({ action: 'delete' })).toEqual(['Link has been deleted successfully.']);
  expect(await said({ action: 'delete' })).toEqual(['Link not found.']);
});

test('a link stops redirecting when archived, and redirects again when restored', async () => {
  const ids = [await post('url/add', { url: 'https://acme.com', custom: 'put-away' })];
  const visit = async () => (await fetch(`${waypost.url}/put-away`, { redirect: 'manual' })).status;
  await write({ action: 'archive', type: 'links', ids });
  expect(await visit()).toBe(410);
  await write({ action: 'restore', type: 'links', ids });
  expect(await visit()).toBe(302);
});

test('foreign and unknown ids are reported as not found, and the rest is processed', async () => {
  const [mine, ...others] = await Promise.all([addLinks(1), addLinks(1, bob)]);
  const ids = [...mine, ...others.flat(), 99_999_999];
  const channel = await post('channel/add', { name: 'Partly' });
  const { body } = await write({ action: 'assign', type: 'links', ids, channel });
  expect(body).toEqual({
    error: 0,
    results: [
      { id: ids[0], error: 0, status: 200, message: 'Item has been added to the channel.' },
      { id: ids[1], error: 1, status: 404, message: 'Link not found.' },
      { id: ids[2], error: 1, status: 404, message: 'Link not found.' },
    ],
  });
});

test('a bulk request counts as one request against the rate limit', async () => {
  const ids = await addLinks(3);
  const left = async (answer: Promise<{ headers: Headers }>) =>
    Number((await answer).headers.get('x-ratelimit-remaining'));
  const before = await left(waypost.call('GET', '/api/account', { key: ada.key }));
  expect(await left(write({ action: 'archive', type: 'links', ids }))).toBe(before - 1);
});

describe('a bulk request', () => {
  const unchanged = async (body: unknown, account = ada) => {
    const before = await allRows(waypost);
    const answer = await write(body, account);
    expect(await allRows(waypost)).toEqual(before);
    return answer;
  };

  test.each(['delete', 'archive', 'restore', 'assign', 'unassign'])(
    'to %s links of another account changes nothing, and reports 404 for each',
    async (action) => {
      const ids = await addLinks(2);
      const theirs = await post('channel/add', { name: `Bob’s ${action}` }, bob);
      const isOfGroup = action.endsWith('assign');
      const channel = isOfGroup ? { channel: theirs } : {};
      const { body } = await unchanged({ action, type: 'links', ids, ...channel }, bob);
      const message = action === 'unassign' ? 'The link isn’t in this channel.' : 'Link not found.';
      expect(body.results).toEqual(ids.map((id) => ({ id, error: 1, status: 404, message })));
    },
  );

  test('for a campaign or channel of another account changes nothing', async () => {
    const ids = await addLinks(1, bob);
    for (const group of ['campaign', 'channel']) {
      const hers = await post(`${group}/add`, { name: `Ada’s ${group}` });
      for (const action of ['assign', 'unassign']) {
        const { body } = await unchanged({ action, type: 'links', ids, [group]: hers }, bob);
        const message = `${group === 'campaign' ? 'Campaign' : 'Channel'} not found.`;
        expect(body.results).toEqual([{ id: ids[0], error: 1, status: 404, message }]);
      }
    }
  });

  const links = { action: 'delete', type: 'links' };
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const idsWanted = 'Enter the ids of records, such as [7, 8].';
  const idWanted = 'Enter the id of a record, such as 7.';
  const tooMany = 'At most 1,000 ids can be sent at once.';
  const groupWanted = 'Name either a campaign or a channel.';
  const groupUnwanted = 'Send a campaign or channel only with assign and unassign.';
  const actions = 'The action must be assign, unassign, delete, archive or restore.';
  test.each([
    ['1,001 ids', { ...links, ids: many(1001) }, 'ids', tooMany],
    ['100,000 ids', { ...links, ids: many(100_000) }, 'ids', tooMany],
    ['an empty list of ids', { ...links, ids: [] }, 'ids', idsWanted],
    ['no list of ids', links, 'ids', 'ids is required.'],
    ['a number for ids', { ...links, ids: 7 }, 'ids', idsWanted],
    ['an id of letters', { ...links, ids: [1, 'x'] }, 'ids.1', idWanted],
    ['a negative id', { ...links, ids: [-1] }, 'ids.0', idWanted],
    ['an id larger than databases count', { ...links, ids: [2 ** 40] }, 'ids.0', idWanted],
    ['a list for an id', { ...links, ids: [[1]] }, 'ids.0', idWanted],
    ['an unknown action', { ...links, action: 'drop', ids: [1] }, 'action', actions],
    [
      'an unknown type',
      { ...links, type: 'domains', ids: [1] },
      'type',
      'The type must be links, bio or qr.',
    ],
    ['a deletion with a campaign', { ...links, ids: [1], campaign: 1 }, 'action', groupUnwanted],
    ['an assignment to nothing', { ...links, action: 'assign', ids: [1] }, 'action', groupWanted],
    [
      'an assignment to both',
      { ...links, action: 'assign', ids: [1], campaign: 1, channel: 1 },
      'action',
      groupWanted,
    ],
    [
      'a QR code for a campaign',
      { action: 'assign', type: 'qr', ids: [1], campaign: 1 },
      'type',
      'Campaigns contain links only.',
    ],
    [
      'a bio page for the archive',
      { action: 'archive', type: 'bio', ids: [1] },
      'type',
      'Only links can be archived.',
    ],
  ])('with %s is refused and changes nothing', async (_what, body, field, message) => {
    const answer = await unchanged(body);
    expect([answer.status, answer.body]).toEqual([400, { error: 1, message, field }]);
  });
});

test('an id that is repeated, even as text, counts once', async () => {
  const [id] = await addLinks(1);
  const { body } = await write({ action: 'delete', type: 'links', ids: [id, String(id), id] });
  expect(body.results).toEqual([
    { id, error: 0, status: 200, message: 'Link has been deleted successfully.' },
  ]);
});

test('a record in two simultaneous bulk deletions is deleted by only one of them', async () => {
  const ids = await addLinks(50);
  const answers = await Promise.all([
    write({ action: 'delete', type: 'links', ids }),
    write({ action: 'delete', type: 'links', ids: ids.toReversed() }),
  ]);
  const results = answers.flatMap(({ body }): { error: number }[] => body.results);
  expect(results.filter(({ error }) => error === 0)).toHaveLength(50);
  expect(results.filter(({ error }) => error === 1)).toHaveLength(50);
});
