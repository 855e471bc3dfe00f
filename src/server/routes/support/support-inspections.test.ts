import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import { verify } from '#server/store/trail.ts';
import { sendRequest } from '#test/send-request.ts';
import { mailToNobody } from '#test/start-mailbox.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
/** A staff member. */
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService({ env: { ...mailToNobody, PUBLIC_URL: 'http://localhost:3000' } });
  grace = await waypost.addAccount({ staff: true, username: 'grace' });
  ada = await waypost.addAccount({ username: 'ada', email: 'ada@acme.example' });
});
afterAll(() => waypost.stop());

const call = (method: string, path: string, key: string, body?: object) =>
  waypost.call(method, path, { key, body });
const why = { reason: 'The links are slow.', ticket: 'T-7' };
const start = (account = ada, key = grace.key, more: object = why) =>
  call('POST', '/api/support/inspection/add', key, { account: account.id, ...more });
const begun = async (account = ada, key = grace.key) =>
  (await start(account, key)).body as { id: number; key: string; expires: string };
const trailOf = async (id: number) =>
  (await call('GET', `/api/support/trail?inspection=${id}`, grace.key)).body.data.trail as {
    what: string;
    details: string;
  }[];
const minutesUntil = (time: string) => (Date.parse(`${time.replace(' ', 'T')}Z`) - Date.now()) / 60_000;
const refusal = 'You’re inspecting this account, so you can’t change it.';

describe('an inspection', () => {
  test('requires a reason, and returns a key that reads the account for 15 minutes', async () => {
    expect((await start(ada, grace.key, {})).body).toMatchObject({ error: 1, field: 'reason' });
    // Blanks and invisible characters: zero width, a soft hyphen, a Hangul filler, a Braille blank, a tag.
    for (const reason of [
      '  ',
      '\u200B\u200B',
      '\u00AD',
      '\u3164 \uFFA0',
      '\u2800',
      '\u{E0041}',
      '\u202E\uFE0F',
    ])
      expect([reason, (await start(ada, grace.key, { reason })).body]).toEqual([
        reason,
        { error: 1, message: 'The reason can’t be empty.', field: 'reason' },
      ]);
    const { key, expires } = await begun();
    expect(key).toMatch(/^wpi_[\w-]{43}$/);
    expect(minutesUntil(expires)).toBeGreaterThan(14);
    expect(minutesUntil(expires)).toBeLessThanOrEqual(15);
    expect((await call('GET', '/api/account', key)).body.data).toMatchObject({ id: ada.id, username: 'ada' });
    expect((await call('GET', '/api/urls', key)).status).toBe(200);
  });

  test('masks the e-mail address until it is revealed', async () => {
    const { key } = await begun();
    const email = async () => (await call('GET', '/api/account', key)).body.data.email as string;
    expect(await email()).toBe('a•••@acme.example');
    await call('POST', `/api/support/account/${ada.id}/reveal`, grace.key, {});
    expect(await email()).toBe('ada@acme.example');
    const again = await begun();
    expect((await call('GET', '/api/account', again.key)).body.data.email).toBe('a•••@acme.example');
  });

  test('records every request with its key, including those that are refused', async () => {
    const { id, key } = await begun();
    await call('GET', '/api/qr?page=2', key);
    await call('POST', '/api/qr/add', key, {});
    await call('GET', '/api/qr/999999', key);
    await sendRequest(`${waypost.url}/api/urls`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${key}` },
    });
    expect((await trailOf(id)).map(({ what, details }) => `${what} ${details}`)).toEqual([
      'read HEAD /api/urls',
      'read GET /api/qr/999999',
      'refused POST /api/qr/add',
      'read GET /api/qr?page=2',
      'inspection ',
    ]);
    const seen = await call('GET', `/api/account/inspections?inspection=${id}`, ada.key);
    expect(seen.body.data.result).toBe(5);
    expect(seen.body.data.trail[0]).toMatchObject({
      staff: 'grace',
      reason: 'The links are slow.',
      ticket: 'T-7',
    });
  });

  test('shows nothing of a request that can’t be recorded', async () => {
    const { key } = await begun();
    const { schema } = waypost.service.db;
    await schema.alterTable('trail').renameTo('trail_away').execute();
    const { status, body } = await call('GET', '/api/account', key);
    await schema.alterTable('trail_away').renameTo('trail').execute();
    expect([status, body]).toEqual([500, { error: 1, message: expect.any(String) }]);
  });

  test('can be extended and ended, together with its key', async () => {
    const { id, key } = await begun();
    const { db } = waypost.service;
    const soon = Math.floor(Date.now() / 1000) + 60;
    await db.updateTable('keys').set({ expires_at: soon }).where('hash', '=', hashSecret(key)).execute();
    const extended = await call('PUT', `/api/support/inspection/${id}/extend`, grace.key);
    expect(minutesUntil(extended.body.expires as string)).toBeGreaterThan(14);
    const { data } = (await call('GET', '/api/account', key)).body;
    expect(data.id).toBe(ada.id);
    expect((await call('DELETE', `/api/support/inspection/${id}/delete`, grace.key)).body.error).toBe(0);
    expect((await call('GET', '/api/account', key)).status).toBe(401);
    for (const [method, verb] of [
      ['PUT', 'extend'],
      ['DELETE', 'delete'],
    ] as const) {
      expect((await call(method, `/api/support/inspection/${id}/${verb}`, grace.key)).status).toBe(404);
    }
    expect((await trailOf(id)).map(({ what }) => what)).toEqual(['end', 'read', 'extension', 'inspection']);
  });

  test('can’t be extended after two hours', async () => {
    const { id } = await begun();
    const { db } = waypost.service;
    const longAgo = Math.floor(Date.now() / 1000) - 2 * 60 * 60;
    await db.updateTable('inspections').set({ started_at: longAgo }).where('id', '=', id).execute();
    const { status, body } = await call('PUT', `/api/support/inspection/${id}/extend`, grace.key);
    expect([status, body.message]).toEqual([400, expect.stringContaining('two hours at most')]);
  });

  test('expires together with its key, and can’t be extended afterwards', async () => {
    const { id, key } = await begun();
    const { db } = waypost.service;
    await db.updateTable('keys').set({ expires_at: 5 }).where('hash', '=', hashSecret(key)).execute();
    await db.updateTable('inspections').set({ ends_at: 5 }).where('id', '=', id).execute();
    const { status, body } = await call('GET', '/api/account', key);
    expect([status, body.message]).toEqual([401, expect.stringContaining('expired')]);
    // An inspection that has ended can't be extended.
    expect((await call('PUT', `/api/support/inspection/${id}/extend`, grace.key)).status).toBe(404);
  });

  test('of another staff member can’t be extended or ended', async () => {
    const joan = await waypost.addAccount({ staff: true });
    const { id, key } = await begun();
    expect((await call('PUT', `/api/support/inspection/${id}/extend`, joan.key)).status).toBe(404);
    expect((await call('DELETE', `/api/support/inspection/${id}/delete`, joan.key)).status).toBe(404);
    expect((await call('GET', '/api/account', key)).status).toBe(200);
  });

  test('of the caller’s own account or an unknown account is refused', async () => {
    expect((await start(grace)).body).toMatchObject({ error: 1, field: 'account' });
    expect((await start({ ...ada, id: 999_999 })).status).toBe(404);
  });

  test('ends as soon as its staff member is locked or removed from the staff', async () => {
    for (const change of [{ staff: 0 }, { locked_at: 5 }]) {
      const joan = await waypost.addAccount({ staff: true });
      const { key } = await begun(ada, joan.key);
      expect((await call('GET', '/api/urls', key)).status).toBe(200);
      const { db } = waypost.service;
      await db.updateTable('accounts').set(change).where('id', '=', joan.id).execute();
      const { status, body } = await call('GET', '/api/urls', key);
      expect([status, body.message]).toEqual([
        401,
        expect.stringContaining('someone who is no longer support staff'),
      ]);
      expect((await start(ada, joan.key)).status).toBe(403);
    }
  });
});

describe('the key of an inspection', () => {
  test('is neither listed nor counted with the account’s own keys, which can’t revoke it', async () => {
    const bob = await waypost.addAccount();
    await begun(bob);
    const { keys } = (await call('GET', '/api/keys', bob.key)).body.data;
    expect(keys.map(({ name }: { name: string }) => name)).toEqual(['First key']);
    expect((await call('GET', '/api/account/holdings', bob.key)).body.data.keys).toBe(1);
    const row = await waypost.service.db
      .selectFrom('keys')
      .where('account_id', '=', bob.id)
      .where('kind', '=', 'inspection')
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await call('DELETE', `/api/key/${row.id}/delete`, bob.key)).status).toBe(404);
  });

  test('has a rate limit of its own, and leaves the account’s limit', async () => {
    const narrow = await startService({ env: { RATE_LIMIT: '30' } });
    try {
      const staff = await narrow.addAccount({ staff: true });
      const owner = await narrow.addAccount();
      const body = { account: owner.id, reason: 'x' };
      const { key } = (await narrow.call('POST', '/api/support/inspection/add', { key: staff.key, body }))
        .body;
      const { headers } = await narrow.call('GET', '/api/account', { key });
      expect(headers.get('x-ratelimit-limit')).toBe('120');
      const own = await narrow.call('GET', '/api/account', { key: owner.key });
      expect(own.headers.get('x-ratelimit-remaining')).toBe('29');
    } finally {
      await narrow.stop();
    }
  });

  test('has no staff rights, even if the inspected account has them', async () => {
    const joan = await waypost.addAccount({ staff: true });
    const { key } = await begun(joan);
    const { headers } = await call('GET', '/api/account', key);
    expect(headers.get('x-extensions')).not.toContain('support');
    expect((await call('GET', '/api/support/accounts', key)).status).toBe(403);
    expect((await start(ada, key)).body.message).toBe(refusal);
  });

  test('can’t be created with a read-only key', async () => {
    const body = { name: 'Reads', access: 'read' };
    const { key } = (await call('POST', '/api/key/add', grace.key, body)).body as { key: string };
    expect((await start(ada, key)).status).toBe(403);
  });
});

describe.each(
  endpoints
    .filter(({ method, auth }) => method !== 'GET' && auth !== 'none')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, { method, path }) => {
  test('is refused with the key of an inspection', async () => {
    const { key } = await begun();
    const address = path.replace(':type', 'links').replaceAll(/:\w+/g, '1');
    const { status, body } = await call(method, address, key, {});
    expect(status).toBe(403);
    expect(body).toEqual({ error: 1, message: refusal });
  });
});

test('the trail of simultaneous inspections is one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => begun()));
  const { db } = waypost.service;
  const { rows, broken, head } = await verify(db);
  expect(broken).toBeUndefined();
  const { count } = await db
    .selectFrom('trail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(rows).toBe(Number(count));
  expect((await verify(db, head)).hasNoted).toBe(true);
  expect((await verify(db, '0'.repeat(64))).hasNoted).toBe(false);
});
