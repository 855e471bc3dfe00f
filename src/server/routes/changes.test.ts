import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as links from '#server/store/links.ts';
import { changeState, trimChanges } from '#server/store/changes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const read = (after?: string, { key } = ada) =>
  waypost.call('GET', `/api/changes${after === undefined ? '' : `?after=${after}`}`, { key });
/** Returns a mark after all changes so far. On PostgreSQL, the tests of other files may delay it for a moment. */
async function now(account = ada): Promise<string> {
  let { mark } = (await read(undefined, account)).body.data;
  for (;;) {
    const { data } = (await read(mark, account)).body;
    const lists: { changed?: unknown[] }[] = Object.values(data);
    if (lists.every((list) => !list?.changed?.length)) return mark;
    ({ mark } = data);
  }
}
const send = async (method: string, path: string, body?: object, { key } = ada) =>
  (await waypost.call(method, `/api/${path}`, { key, body })).body;
const addLink = async (title: string, account = ada): Promise<number> =>
  (await send('POST', 'url/add', { url: 'https://acme.com', title }, account)).id;
const ids = (records: { id: number }[]) => records.map(({ id }) => id);

test('changes include all records without a mark, and only later changes with one', async () => {
  const kept = await addLink('Kept');
  const first = (await read()).body.data;
  expect(first.more).toBe(false);
  expect(ids(first.links.changed)).toEqual([kept]);
  expect(first.links.deleted).toEqual([]);

  const nothing = (await read(await now())).body.data;
  expect(nothing.links).toEqual({ changed: [], deleted: [] });

  const [added, gone] = [await addLink('Added'), await addLink('Gone')];
  await send('PUT', `url/${kept}/update`, { title: 'Kept and changed' });
  await send('DELETE', `url/${gone}/delete`);
  const next = (await read(first.mark)).body.data;
  const told: { id: number; title: string }[] = next.links.changed;
  expect(told.map(({ id, title }) => [id, title]).toSorted()).toEqual([
    [kept, 'Kept and changed'],
    [added, 'Added'],
  ]);
  expect(next.links.deleted).toEqual([gone]);
  const { urls } = (await waypost.call('GET', '/api/urls', { key: ada.key })).body.data;
  expect(next.links.changed).toEqual(expect.arrayContaining(urls));
});

test('a change of a link’s campaign or channels is reported for the link and channel items', async () => {
  const link = await addLink('Belongs');
  const { id: campaign } = await send('POST', 'campaign/add', { name: 'Spring' });
  const { id: channel } = await send('POST', 'channel/add', { name: 'Print' });
  const changed = async (mark: string) => {
    const { links: of, items } = (await read(mark)).body.data;
    return { link: of.changed[0], items };
  };
  let mark = await now();
  await send('POST', 'bulk', { action: 'assign', type: 'links', ids: [link], campaign });
  expect((await changed(mark)).link).toMatchObject({ id: link, campaign });
  mark = await now();
  await send('POST', `channel/${channel}/assign/links/${link}`);
  const { data } = await send('GET', `channel/${channel}`);
  expect(await changed(mark)).toMatchObject({
    link: { id: link, channel: [channel] },
    items: [{ type: 'links', id: link, channel: [channel], item: data.items[0] }],
  });
  mark = await now();
  await send('DELETE', `channel/${channel}/delete`);
  expect(await changed(mark)).toMatchObject({ link: { id: link, channel: [] }, items: [] });
});

test('clicks are reported as changes once they are counted', async () => {
  const { id, shorturl } = await send('POST', 'url/add', { url: 'https://acme.com' });
  const mark = await now();
  await fetch(shorturl, { redirect: 'manual', headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
  await waypost.service.recorder.counted();
  expect((await read(mark)).body.data.links.changed).toMatchObject([{ id, clicks: 1 }]);
});

test('a pending domain is reported as changed when another account proves its host', async () => {
  const bob = await waypost.addAccount();
  const domain = { domain: 'https://go.example.org' };
  const { id } = await send('POST', 'domain/add', domain, bob);
  await waypost.service.db
    .updateTable('domains')
    .set({ host_key: `go.example.org ${bob.id}` })
    .where('id', '=', id)
    .execute();
  const mark = await now(bob);
  await send('POST', 'domain/add', domain);
  expect((await read(mark, bob)).body.data.domains.changed).toMatchObject([{ id, status: 'taken' }]);
});

test('another account’s mark reveals none of its changes', async () => {
  const bob = await waypost.addAccount();
  const mark = await now();
  await addLink('Ada’s own');
  const told = (await read(mark, bob)).body.data;
  expect(Object.values(told).filter((list) => typeof list === 'object')).toEqual([
    ...Array.from({ length: 7 }, () => ({ changed: [], deleted: [] })),
    [],
  ]);
});

test('the changes of a large account are returned in parts', async () => {
  const carl = await waypost.addAccount();
  const plain = { longurl: 'https://acme.com', title: '', description: '', created_at: 1, search: '' };
  for (let from = 0; from < 5002; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, 5002 - from) }, (_, at) => ({
      account_id: carl.id,
      domain_id: null,
      alias: `long-${from + at}`,
      ...plain,
    }));
    await waypost.service.db.insertInto('links').values(rows).execute();
  }
  const first = (await read(undefined, carl)).body.data;
  expect([first.more, first.links.changed.length]).toEqual([true, 5000]);
  const rest = (await read(first.mark, carl)).body.data;
  expect([rest.more, rest.links.changed.length]).toEqual([false, 2]);
  const all = new Set([...ids(first.links.changed), ...ids(rest.links.changed)]);
  expect(all.size).toBe(5002);
  const { body } = await waypost.call('GET', '/api/changes?limit=3', { key: carl.key });
  expect([body.data.more, body.data.links.changed.length]).toEqual([true, 3]);
  const next = (
    await waypost.call('GET', `/api/changes?limit=9000&after=${body.data.mark}`, { key: carl.key })
  ).body;
  expect(next.data.links.changed).toHaveLength(4999);
});

describe('a mark', () => {
  const refused = { error: 1, message: 'This mark is too old. Read everything again.', field: 'after' };

  test('is refused as too old when it is malformed or from another service', async () => {
    for (const mark of [
      'x',
      '0.1.end',
      '....',
      '-1',
      'é',
      await now().then((own) => own.replace(/^./, '-')),
    ]) {
      const { status, body } = await read(encodeURIComponent(mark));
      expect([status, body]).toEqual([410, refused]);
    }
    expect((await read('x'.repeat(301))).status).toBe(400);
  });

  test('is refused as too old when its record id is out of range', async () => {
    const [look, settled] = (await now()).split('.');
    for (const record of ['99999999999', '-1'])
      expect((await read([look, settled, 'next', '1', 'links', record].join('.'))).status).toBe(410);
  });

  test('is refused as too old only once deletions after it are trimmed', async () => {
    const { db } = waypost.service;
    const mark = await now();
    const gone = await addLink('Forgotten');
    await send('DELETE', `url/${gone}/delete`);
    let seen = '';
    // On PostgreSQL, a mark stays behind other transactions that are in progress.
    const deletedSince = async () => {
      seen = (await read(mark)).body.data.mark;
      return (await read(seen)).body.data.links.deleted;
    };
    await expect.poll(deletedSince).toEqual([]);
    await trimChanges(db, 0);
    expect((await read(mark)).body.data.links.deleted).toEqual([gone]);
    await trimChanges(db, Math.floor(Date.now() / 1000) + 60);
    expect((await read(mark)).status).toBe(410);
    expect((await read(seen)).status).toBe(200);
    const anew = (await read()).body.data;
    expect(ids(anew.links.changed)).not.toContain(gone);
  });
});

test('a change that commits after a later change is still reported', async () => {
  if (waypost.service.database.dialect !== 'postgres') return;
  const { db } = waypost.service;
  const { promise: told, resolve: tell } = Promise.withResolvers<undefined>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const [slow, fast] = [await addLink('Slow'), await addLink('Fast')];
  const mark = await now();
  const rename = (trx: typeof db, id: number) => links.update(trx, ada.id, id, { title: 'Renamed' });
  const open = db.transaction().execute(async (trx) => {
    await trx.updateTable('links').set({ title: 'Renamed' }).where('id', '=', slow).execute();
    begin(undefined);
    await told;
  });
  await begun;
  await rename(db, fast);
  const first = (await read(mark)).body.data;
  expect(ids(first.links.changed)).toEqual([fast]);
  tell(undefined);
  await open;
  expect(ids((await read(first.mark)).body.data.links.changed)).toContain(slow);
  const { settled } = await changeState(waypost.service.database);
  expect(settled).toBeGreaterThan(0);
});
