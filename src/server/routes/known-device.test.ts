/** Password guesses by strangers don't lock out users who have signed in with the same browser before. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import { type Reply, startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeEach(async () => {
  waypost = await startService({ env: { TRUST_PROXY: '127.0.0.1', REGISTRATION: 'open' } });
});
afterEach(() => waypost.stop());

interface Try {
  email: string;
  password: string;
  device?: string | undefined;
}

const signIn = (body: Try, address = '203.0.113.9'): Promise<Reply> =>
  waypost.call('POST', '/api/session', { body, headers: { 'X-Forwarded-For': address } });

/** Returns the token that the browser has stored since a sign-in. */
const deviceOf = async ({ email, password }: TestAccount) =>
  (await signIn({ email, password })).body.device as string;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/**
 * Uses up the attempts as strangers at six addresses would. It only spends the counter, since each guess costs four
 * hashes.
 */
async function spendTries(name: string): Promise<void> {
  for (let guess = 0; guess < 60; guess += 1) await waypost.service.attempts.spend(`sign-in to ${name}`, 60);
  expect((await signIn({ email: name, password: 'one more' }, '198.51.100.99')).status).toBe(429);
}

describe('sign-in attempts by strangers', () => {
  test('are limited to ten a minute per name and address, and don’t block other addresses', async () => {
    const ada = await waypost.addAccount();
    const answers = await times(11, () => signIn({ email: ada.email, password: 'a guess' }, '198.51.100.1'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(ada, '203.0.113.7')).status).toBe(200);
  });

  test('are limited to sixty a minute per name, whether or not the name exists', async () => {
    const { email } = await waypost.addAccount();
    for (const name of [email, 'nobody@example.com']) {
      for (let address = 1; address <= 6; address += 1) {
        const from = `198.51.100.${address}`;
        const answers = await times(10, () => signIn({ email: name, password: 'a guess' }, from));
        expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
      }
      expect((await signIn({ email: name, password: 'one more' }, '198.51.100.99')).status).toBe(429);
    }
  }, 60_000);
});

describe('a browser with an earlier sign-in', () => {
  test('can sign in even while strangers use up the attempts for the name', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    expect(device).toMatch(/^wpd_/);
    for (const name of [ada.email, ada.username]) {
      await spendTries(name);
      expect((await signIn({ ...ada, email: name })).status).toBe(429);
      const { status, body } = await signIn({ ...ada, email: name, device });
      expect([status, body.device]).toEqual([200, device]);
      expect((await signIn({ email: name, password: 'slip of a finger', device })).status).toBe(401);
    }
  });

  test('can sign in even if strangers at its address have used up the attempts', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    for (let guess = 0; guess < 30; guess += 1)
      await waypost.service.attempts.spend('sign-in 203.0.113.9', 30);
    expect((await signIn(ada)).status).toBe(429);
    expect((await signIn({ ...ada, device })).status).toBe(200);
  });

  test('has ten password attempts a minute of its own', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    await spendTries(ada.email);
    const answers = await times(11, () => signIn({ email: ada.email, password: 'a guess', device }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
  });

  test('is known to all accounts that sign in with it', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const device = await deviceOf(ada);
    expect((await signIn({ ...bob, device })).body.device).toBe(device);
    for (const each of [ada, bob]) {
      await spendTries(each.email);
      expect((await signIn({ ...each, device })).status).toBe(200);
    }
  });

  test('of another account gets no extra attempts', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const device = await deviceOf(bob);
    await spendTries(ada.email);
    expect((await signIn({ ...ada, device })).status).toBe(429);
  });

  test('gets no extra attempts at other accounts with the same e-mail address', async () => {
    const ada = await waypost.addAccount();
    const shadow = { email: ada.email, username: 'shadow', password: 'of the shadow' };
    const { body } = await waypost.call('POST', '/api/register', { body: shadow });
    await spendTries(ada.email);
    expect((await signIn({ ...shadow, device: body.device })).status).toBe(200);
    expect((await signIn({ ...ada, device: body.device })).status).toBe(401);
  });

  test.each(['', 'wpd_', 'wpd_short', `wpd_${'A'.repeat(43)}`, 'x'.repeat(200)])(
    'can’t be forged: “%s” gets no extra attempts',
    async (device) => {
      const ada = await waypost.addAccount();
      await spendTries(ada.email);
      expect((await signIn({ ...ada, device })).status).toBe(429);
    },
  );

  test('becomes known after the second step, not after the password alone', async () => {
    const steps = secondSteps(waypost);
    const ada = await waypost.addAccount();
    const { secret } = await steps.addApp(await steps.session(ada));
    // Forgets the device that the session added, so that only the step can make it known.
    await waypost.service.db.deleteFrom('devices').execute();
    const { step, device } = (await signIn(ada)).body;
    expect(device).toBeUndefined();
    const { body } = await steps.answer(step.token as string, { code: codeOf(secret) });
    await spendTries(ada.email);
    expect((await signIn({ ...ada, device: body.device })).body.step).toBeTruthy();
  });

  test('is stored only as a hash', async () => {
    const device = await deviceOf(await waypost.addAccount());
    const rows = await waypost.service.db.selectFrom('devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

describe('a known browser', () => {
  const isKnown = async (ada: Try, device: string) => {
    await spendTries(ada.email);
    return (await signIn({ ...ada, device })).status === 200;
  };

  test('is forgotten when the password changes', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    const password = 'lime quartz 7';
    await waypost.call('PUT', '/api/account/update', { key: ada.key, body: { password } });
    expect(await isKnown({ ...ada, password }, device)).toBe(false);
  });

  test('is forgotten after half a year without a sign-in', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    const used_at = now() - 181 * 24 * 60 * 60;
    await waypost.service.db.updateTable('devices').set({ used_at }).execute();
    expect(await isKnown(ada, device)).toBe(false);
  });

  test('is forgotten when twenty other browsers have signed in since', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    const { db } = waypost.service;
    await db
      .updateTable('devices')
      .set({ used_at: now() - 60 })
      .execute();
    for (let other = 1; other <= 20; other += 1) {
      const { status } = await signIn({ email: ada.email, password: ada.password }, `203.0.113.${other}`);
      expect(status).toBe(200);
    }
    expect(await db.selectFrom('devices').selectAll().execute()).toHaveLength(20);
    expect(await isKnown(ada, device)).toBe(false);
  });

  test('is forgotten when the account is deleted', async () => {
    const ada = await waypost.addAccount();
    await deviceOf(ada);
    const { username, password } = ada;
    await waypost.call('DELETE', '/api/account', { key: ada.key, body: { username, password } });
    const gone = await waypost.call('GET', '/api/account', { key: ada.key });
    expect(gone.status).toBe(401);
    expect(await waypost.service.db.selectFrom('devices').selectAll().execute()).toEqual([]);
  });
});
