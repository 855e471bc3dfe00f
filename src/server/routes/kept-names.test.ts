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

describe.each(Object.entries(kinds))('the former alias of a %s', (kind, { add, rename, remove, visit }) => {
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

  test('stays reserved for its account for good if it was visited', async () => {
    await giveUp(`${kind}-visited`, true);
    await later(31);
    const { status, body } = await add(bob, `${kind}-visited`);
    expect([status, body.message]).toEqual([
      400,
      'That alias was used before and is reserved. Choose another one.',
    ]);
    expect((await add(ada, `${kind}-visited`)).status).toBe(200);
  });

  test('stays reserved for good if its only visit is not counted yet', async () => {
    const { body } = await add(ada, `${kind}-just-visited`);
    await visitNow(`/${kind}-just-visited`);
    await remove(ada, body.id);
    await later(31);
    expect((await add(bob, `${kind}-just-visited`)).status).toBe(400);
  });

  test('stays reserved for its account for 30 days if it was never visited', async () => {
    await giveUp(`${kind}-unvisited`, false);
    await later(29);
    expect((await add(bob, `${kind}-unvisited`)).status).toBe(400);
    await later(2);
    expect((await add(bob, `${kind}-unvisited`)).status).toBe(200);
  });

  test('stays reserved for good if it is reused and then deleted unvisited', async () => {
    await giveUp(`${kind}-again`, true);
    await giveUp(`${kind}-again`, false);
    await later(31);
    expect((await add(bob, `${kind}-again`)).status).toBe(400);
  });

  test('stays reserved after a rename, and its account can change back to it', async () => {
    const { body } = await add(ada, `${kind}-before`);
    await visit(body.id);
    expect((await rename(ada, body.id, `${kind}-after`)).status).toBe(200);
    expect((await add(bob, `${kind}-before`)).status).toBe(400);
    expect((await rename(ada, body.id, `${kind}-before`)).status).toBe(200);
  });
});

test('a rotator’s slug stays reserved for its account after deletion and renaming', async () => {
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

test('the alias check reports a reserved alias as free only to its former account', async () => {
  const { add, remove } = kinds.link;
  const { body } = await add(ada, 'checked');
  await remove(ada, body.id);
  const isFree = async (account: TestAccount) =>
    (await waypost.call('GET', '/api/url/free?custom=checked', { key: account.key })).body.free;
  expect([await isFree(ada), await isFree(bob)]).toEqual([true, false]);
});

test('a reserved alias stays unavailable to others after its account is deleted', async () => {
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
