import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
});
afterAll(() => waypost.stop());

const day = 24 * 60 * 60;
const call = (method: string, path: string, { key }: TestAccount, body: object = {}) =>
  waypost.call(method, path, { key, body });

const kinds = {
  link: {
    add: (account: TestAccount, name: string) =>
      call('POST', '/api/url/add', account, { url: 'https://acme.example', custom: name }),
    rename: (account: TestAccount, id: number, name: string) =>
      call('PUT', `/api/url/${id}/update`, account, { custom: name }),
    remove: (account: TestAccount, id: number) => call('DELETE', `/api/url/${id}/delete`, account),
    visit: (id: number) =>
      waypost.service.db.updateTable('links').set({ clicks: 1 }).where('id', '=', id).execute(),
  },
  bio: {
    add: (account: TestAccount, name: string) =>
      call('POST', '/api/bio/add', account, { title: name, alias: name }),
    rename: (account: TestAccount, id: number, name: string) =>
      call('PUT', `/api/bio/${id}/update`, account, { alias: name }),
    remove: (account: TestAccount, id: number) => call('DELETE', `/api/bio/${id}/delete`, account),
    visit: (id: number) =>
      waypost.service.db.updateTable('bios').set({ views: 1 }).where('id', '=', id).execute(),
  },
};

const visitNow = (path: string) =>
  fetch(waypost.url + path, {
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    redirect: 'manual',
  });

describe.each(Object.entries(kinds))('the alias of a deleted %s', (kind, { add, rename, remove, visit }) => {
  /** Adds a record with the name and deletes it, with or without a visit in between. */
  const giveUp = async (name: string, wasVisited: boolean) => {
    const { body } = await add(ada, name);
    if (wasVisited) await visit(body.id);
    expect((await remove(ada, body.id)).status).toBe(200);
  };
  const later = (days: number) =>
    waypost.service.db
      .updateTable('retired_names')
      .set(({ eb }) => ({ until: eb('until', '-', days * day) }))
      .where('until', '>', now())
      .execute();

  test('is its account’s alone for good, once it was visited', async () => {
    await giveUp(`${kind}-visited`, true);
    await later(31);
    const { status, body } = await add(bob, `${kind}-visited`);
    expect([status, body.message]).toEqual([
      400,
      'That alias was used before and is reserved. Choose another one.',
    ]);
    expect((await add(ada, `${kind}-visited`)).status).toBe(200);
  });

  test('is its account’s alone for good, if its one visit is not counted yet', async () => {
    const { body } = await add(ada, `${kind}-just-visited`);
    await visitNow(`/${kind}-just-visited`);
    await remove(ada, body.id);
    await later(31);
    expect((await add(bob, `${kind}-just-visited`)).status).toBe(400);
  });

  test('is its account’s alone for 30 days, if nobody visited it', async () => {
    await giveUp(`${kind}-unvisited`, false);
    await later(29);
    expect((await add(bob, `${kind}-unvisited`)).status).toBe(400);
    await later(2);
    expect((await add(bob, `${kind}-unvisited`)).status).toBe(200);
  });

  test('stays kept for good when it is taken again and given up unvisited', async () => {
    await giveUp(`${kind}-again`, true);
    await giveUp(`${kind}-again`, false);
    await later(31);
    expect((await add(bob, `${kind}-again`)).status).toBe(400);
  });

  test('is kept as well when the alias is changed, and its account may change back', async () => {
    const { body } = await add(ada, `${kind}-before`);
    await visit(body.id);
    expect((await rename(ada, body.id, `${kind}-after`)).status).toBe(200);
    expect((await add(bob, `${kind}-before`)).status).toBe(400);
    expect((await rename(ada, body.id, `${kind}-before`)).status).toBe(200);
  });
});

test('a rotator’s slug is kept for its account for good', async () => {
  const add = (account: TestAccount, name: string) =>
    call('POST', '/api/campaign/add', account, { name, slug: 'spring' });
  const { body } = await add(ada, 'One');
  await call('DELETE', `/api/campaign/${body.id}/delete`, ada);
  expect((await add(bob, 'Two')).status).toBe(400);
  const again = await add(ada, 'Three');
  expect(again.status).toBe(200);
  await call('PUT', `/api/campaign/${again.body.id}/update`, ada, { name: 'Three', slug: 'summer' });
  expect((await add(bob, 'Four')).status).toBe(400);
});

test('the check of an alias says the same', async () => {
  const { add, remove } = kinds.link;
  const { body } = await add(ada, 'checked');
  await remove(ada, body.id);
  const isFree = async (account: TestAccount) =>
    (await waypost.call('GET', '/api/url/free?custom=checked', { key: account.key })).body.free;
  expect([await isFree(ada), await isFree(bob)]).toEqual([true, false]);
});

test('what a deleted account gave up before is nobody’s', async () => {
  const eve = await waypost.addAccount();
  const { add, remove, visit } = kinds.link;
  const { body } = await add(eve, 'of-eve');
  await visit(body.id);
  await remove(eve, body.id);
  await waypost.service.closings.close({ id: eve.id, username: eve.username });
  const kept = waypost.service.db.selectFrom('retired_names').where('kept_for', '=', eve.id).selectAll();
  expect(await kept.execute()).toEqual([]);
  expect((await add(bob, 'of-eve')).status).toBe(400);
});
