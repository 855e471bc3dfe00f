import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let steps: ReturnType<typeof secondSteps>;
beforeAll(async () => {
  // An address at which browsers can use passkeys.
  waypost = await startService({ env: { PUBLIC_URL: 'http://localhost:4000' } });
  steps = secondSteps(waypost);
});
afterAll(() => waypost.stop());

/** Returns a session that was opened the given number of minutes ago. */
async function session(account: TestAccount, minutes: number): Promise<string> {
  const key = await steps.session(account);
  await waypost.service.db
    .updateTable('keys')
    .set({ created_at: now() - minutes * 60 })
    .where('hash', '=', hashSecret(key))
    .execute();
  return key;
}

const missing = { error: 1, field: 'currentpassword', message: 'Enter your current password.' };

type Asked = [method: string, path: string, body: object];

/** Changes to how an account signs in that API keys may make as well. */
const changes: Record<string, (account: TestAccount, session: string) => Promise<Asked>> = {
  'a change of the e-mail address': async () => ['PUT', '/api/account/update', { email: 'new@example.com' }],
  'a change of the password': async () => ['PUT', '/api/account/update', { password: 'lime quartz 7' }],
  'a new API key': async () => ['POST', '/api/key/add', { name: 'Report' }],
  'a revoked API key': async ({ key }: TestAccount) => {
    const { body } = await waypost.call('POST', '/api/key/add', { key, body: { name: 'To go' } });
    return ['DELETE', `/api/key/${body.id}/delete`, {}];
  },
};

/** Ensures that the account has an authenticator app. */
const withApp = async (account: TestAccount) => {
  const fresh = await steps.session(account);
  const { body } = await waypost.call('GET', '/api/second-step', { key: fresh });
  if (body.data.app === null) await steps.addApp(fresh);
};

/** Changes that only a session may make. */
const sessionChanges: typeof changes = {
  'another passkey': async () => ['POST', '/api/passkey/start', {}],
  'a removed passkey': async (account) => {
    const { id } = await steps.addPasskey(await steps.session(account));
    return ['DELETE', `/api/passkey/${id}/delete`, {}];
  },
  'an authenticator app': async (_account, key) => {
    const { token, secret } = (await steps.post('/api/second-step/app/start', {}, key)).body;
    return ['POST', '/api/second-step/app/finish', { token, code: codeOf(secret as string) }];
  },
  'a removed authenticator app': async (account) => {
    await withApp(account);
    return ['DELETE', '/api/second-step/app', {}];
  },
  'new recovery codes': async (account) => {
    await withApp(account);
    return ['POST', '/api/second-step/recovery', {}];
  },
};

describe.each(Object.entries({ ...changes, ...sessionChanges }))('%s', (name, asked) => {
  const ask = async (account: TestAccount, key: string, more: object = {}) => {
    const [method, path, body] = await asked(account, key);
    return waypost.call(method, path, { key, body: { ...body, ...more } });
  };

  test('requires the current password in a session that is older than ten minutes', async () => {
    const ada = await waypost.addAccount();
    const key = await session(ada, 11);
    const { status, body } = await ask(ada, key);
    expect([status, body]).toEqual([403, missing]);
    const wrong = await ask(ada, key, { currentpassword: 'a guess' });
    expect([wrong.status, wrong.body.field]).toEqual([400, 'currentpassword']);
    expect((await ask(ada, key, { currentpassword: ada.password })).status).toBe(200);
  });

  test('requires no password in a session that is nine minutes old', async () => {
    const ada = await waypost.addAccount();
    expect((await ask(ada, await session(ada, 9))).status).toBe(200);
  });

  test.runIf(name in changes)('requires no password with an API key', async () => {
    const bob = await waypost.addAccount();
    expect((await ask(bob, bob.key)).status).toBe(200);
  });

  test('is refused with the password of another account', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount({ password: 'of bob alone' })];
    const key = await session(ada, 11);
    expect((await ask(ada, key, { currentpassword: bob.password })).status).toBe(400);
  });
});

describe('a session', () => {
  test('needs no password for ten minutes after it was entered', async () => {
    const ada = await waypost.addAccount();
    const key = await session(ada, 11);
    const read = async () => (await waypost.call('GET', '/api/account/security', { key })).body.data;
    expect(await read()).toEqual({ recentuntil: null, apichanges: true });
    const body = { name: 'One', currentpassword: ada.password };
    await waypost.call('POST', '/api/key/add', { key, body });
    const until = Date.parse(`${(await read()).recentuntil.replace(' ', 'T')}Z`) / 1000;
    expect(until - now()).toBeGreaterThan(590);
    expect((await waypost.call('POST', '/api/key/add', { key, body: { name: 'Two' } })).status).toBe(200);
  });

  test('is ended without the password from another session of the account', async () => {
    const ada = await waypost.addAccount();
    const [key, other] = [await session(ada, 11), await session(ada, 11)];
    const { body } = await waypost.call('GET', '/api/keys', { key: other });
    const { id } = body.data.keys.find(({ current }: { current: boolean }) => current);
    expect((await waypost.call('DELETE', `/api/key/${id}/delete`, { key })).status).toBe(200);
    expect((await waypost.call('GET', '/api/account', { key: other })).status).toBe(401);
  });

  test('is limited to ten guesses of the password a minute', async () => {
    const ada = await waypost.addAccount();
    const key = await session(ada, 11);
    const guess = (currentpassword: string) =>
      waypost.call('POST', '/api/key/add', { key, body: { name: 'x', currentpassword } });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess(`guess ${tries}`)).body.message).toBe('The password is wrong.');
    expect((await guess(ada.password)).body.message).toMatch(/^Too many attempts/);
  });
});

describe('the owner', () => {
  const allow = (key: string, apichanges: boolean, more: object = {}) =>
    waypost.call('PUT', '/api/account/security', { key, body: { apichanges, ...more } });

  test('can keep API keys from changing e-mail address and password, and allow it again', async () => {
    const ada = await waypost.addAccount();
    const [key, update] = [await session(ada, 0), { email: 'other@example.com' }];
    expect((await allow(key, false)).status).toBe(200);
    const refused = await waypost.call('PUT', '/api/account/update', { key: ada.key, body: update });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'API keys can’t change the e-mail address or password of this account. Sign in with the password to change them.',
    ]);
    expect((await waypost.call('PUT', '/api/account/update', { key, body: update })).status).toBe(200);
    expect((await allow(key, true)).status).toBe(200);
    expect((await waypost.call('PUT', '/api/account/update', { key: ada.key, body: update })).status).toBe(
      200,
    );
  });

  test('needs the current password to restrict API keys, and can’t do so with an API key', async () => {
    const ada = await waypost.addAccount();
    const key = await session(ada, 11);
    expect([(await allow(key, false)).status, (await allow(ada.key, false)).status]).toEqual([403, 403]);
    expect((await allow(key, false, { currentpassword: ada.password })).status).toBe(200);
    expect((await allow(ada.key, true)).status).toBe(403);
  });

  test('can’t restrict API keys of another account', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    await allow(await session(ada, 0), false);
    const { body } = await waypost.call('GET', '/api/account/security', { key: bob.key });
    expect(body.data).toEqual({ recentuntil: null, apichanges: true });
  });
});
