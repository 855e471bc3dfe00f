import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

interface Key {
  id: number;
  name: string;
  kind: string;
  current: boolean;
  expires: string | null;
}

const list = async (key: string) => (await waypost.call('GET', '/api/keys', { key })).body.data.keys as Key[];
const add = (body: object, key = ada.key) => waypost.call('POST', '/api/key/add', { key, body });
const revoke = (id: number, key = ada.key) => waypost.call('DELETE', `/api/key/${id}/delete`, { key });
const read = async (key: string) => (await waypost.call('GET', '/api/account', { key })).status;
const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

describe('an API key', () => {
  test('is shown only when it is created, and listed with its last use', async () => {
    const { body } = await add({ name: 'Newsletter' });
    expect(body).toEqual({ error: 0, id: expect.any(Number), key: expect.stringMatching(/^wp_[\w-]{43}$/) });
    const listed = await list(ada.key);
    expect(listed[0]).toEqual({
      id: body.id,
      name: 'Newsletter',
      kind: 'api',
      access: 'full',
      created: stamp,
      expires: null,
      lastused: null,
      current: false,
    });
    expect(JSON.stringify(listed)).not.toContain(body.key);
    expect(await read(body.key)).toBe(200);
    const [used] = await list(body.key);
    expect(used).toMatchObject({ lastused: stamp, current: true });
  });

  test('that is read-only can read, but is refused every change', async () => {
    const { key } = (await add({ name: 'Report', access: 'read' })).body;
    expect(await read(key)).toBe(200);
    const { status, body } = await waypost.call('POST', '/api/channel/add', { key, body: { name: 'x' } });
    expect([status, body.message]).toEqual([403, 'This API key is read-only.']);
    // It can't create a key with more access, nor revoke others.
    expect((await add({ name: 'Mine', access: 'full' }, key)).status).toBe(403);
    for (const other of await list(key)) expect((await revoke(other.id, key)).status).toBe(403);
  });

  test('with an expiry is refused and no longer listed afterwards', async () => {
    const { id, key } = (await add({ name: 'Week', days: 7 })).body;
    const week = (await list(ada.key)).find((each) => each.id === id);
    const left = Date.parse(`${week?.expires?.replace(' ', 'T')}Z`) - Date.now();
    expect(left / 86_400_000).toBeCloseTo(7, 2);
    await waypost.service.db.updateTable('keys').set({ expires_at: 1 }).where('id', '=', id).execute();
    expect(await read(key)).toBe(401);
    expect((await list(ada.key)).some((each) => each.id === id)).toBe(false);
  });

  test.each([
    [{}, 'name', 'name is required.'],
    [{ name: ' ' }, 'name', 'The name can’t be empty.'],
    [{ name: 'x', access: 'admin' }, 'access', 'The access must be full or read.'],
    [{ name: 'x', days: 0 }, 'days', /^Enter a number of days/],
    [{ name: 'x', days: 1.5 }, 'days', /^Enter a number of days/],
    [{ name: 'x', days: 4000 }, 'days', /^Enter a number of days/],
  ])('%j is refused at the field %s', async (body, field, message) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, field, message: expect.stringMatching(message) });
  });

  test('is refused after it is revoked', async () => {
    const { id, key } = (await add({ name: 'Leaked' })).body;
    expect((await revoke(id)).body).toEqual({ error: 0, message: 'The key has been revoked.' });
    expect(await read(key)).toBe(401);
    expect((await revoke(id)).status).toBe(404);
  });

  test('can be revoked under an expired plan', async () => {
    const lapsed = await waypost.addAccount({ plan: 'pro', expires_at: 1 });
    const [only] = await list(lapsed.key);
    expect((await revoke(only?.id ?? 0, lapsed.key)).status).toBe(200);
    expect(await read(lapsed.key)).toBe(401);
  });

  test('can’t be added to an account that already has 100', async () => {
    const busy = await waypost.addAccount();
    for (let made = 1; made < 100; made += 1) await add({ name: `Key ${made}` }, busy.key);
    const { status, body } = await add({ name: 'One more' }, busy.key);
    expect(status).toBe(400);
    expect(body.message).toContain('100 API keys');
  });
});

test('sessions are listed by browser and system, and can be ended individually', async () => {
  const { email, password, key } = ada;
  const signIn = async (agent: string) =>
    (
      await waypost.call('POST', '/api/session', {
        body: { email, password },
        headers: { 'User-Agent': agent },
      })
    ).body.session as string;
  const here = await signIn(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  const there = await signIn('AcmeSync/2.1 (+https://acme.example)');
  await signIn('Mozilla/5.0 (X11; Linux x86_64) AcmeView/1.0');
  await signIn('');
  const sessions = (await list(here)).filter(({ kind }) => kind === 'session');
  expect(sessions.map(({ name, current }) => [name, current])).toEqual([
    ['Unknown', false],
    ['Linux', false],
    ['AcmeSync', false],
    ['Firefox on Windows', true],
  ]);
  await revoke(sessions.find(({ name }) => name === 'AcmeSync')?.id ?? 0, here);
  expect([await read(there), await read(here), await read(key)]).toEqual([401, 200, 200]);
});

test("another account's key can't be seen or revoked", async () => {
  const eve = await waypost.addAccount();
  const { id, key } = (await add({ name: 'Hers' })).body;
  expect((await list(eve.key)).map((each) => each.name)).toEqual(['First key']);
  const { status, body } = await revoke(id, eve.key);
  expect(status).toBe(404);
  expect(body).toEqual({ error: 1, message: expect.any(String) });
  expect(await read(key)).toBe(200);
});
