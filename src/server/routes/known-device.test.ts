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

describe('of a name', () => {
  test('strangers may try ten passwords a minute from one address, and others are not held up', async () => {
    const ada = await waypost.addAccount();
    const answers = await times(11, () => signIn({ email: ada.email, password: 'a guess' }, '198.51.100.1'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(ada, '203.0.113.7')).status).toBe(200);
  });

  test('they may try sixty from all addresses, whether anybody has the name or not', async () => {
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

describe('a browser in which somebody has signed in', () => {
  test('signs in again, whatever strangers try meanwhile', async () => {
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

  test('signs in also where strangers behind its own address have tried too often', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    for (let guess = 0; guess < 30; guess += 1)
      await waypost.service.attempts.spend('sign-in 203.0.113.9', 30);
    expect((await signIn(ada)).status).toBe(429);
    expect((await signIn({ ...ada, device })).status).toBe(200);
  });

  test('tries ten passwords a minute by itself', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    await spendTries(ada.email);
    const answers = await times(11, () => signIn({ email: ada.email, password: 'a guess', device }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
  });

  test('is one for all accounts that sign in there', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const device = await deviceOf(ada);
    expect((await signIn({ ...bob, device })).body.device).toBe(device);
    for (const each of [ada, bob]) {
      await spendTries(each.email);
      expect((await signIn({ ...each, device })).status).toBe(200);
    }
  });

  test('of another account has no more tries than any', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const device = await deviceOf(bob);
    await spendTries(ada.email);
    expect((await signIn({ ...ada, device })).status).toBe(429);
  });

  test('opens no more tries at others with the same e-mail address', async () => {
    const ada = await waypost.addAccount();
    const shadow = { email: ada.email, username: 'shadow', password: 'of the shadow' };
    const { body } = await waypost.call('POST', '/api/register', { body: shadow });
    await spendTries(ada.email);
    expect((await signIn({ ...shadow, device: body.device })).status).toBe(200);
    expect((await signIn({ ...ada, device: body.device })).status).toBe(401);
  });

  test.each(['', 'wpd_', 'wpd_short', `wpd_${'A'.repeat(43)}`, 'x'.repeat(200)])(
    'is not made up: “%s” has no more tries',
    async (device) => {
      const ada = await waypost.addAccount();
      await spendTries(ada.email);
      expect((await signIn({ ...ada, device })).status).toBe(429);
    },
  );

  test('is known with the second step alone, not with the password before it', async () => {
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

  test('is kept as a hash', async () => {
    const device = await deviceOf(await waypost.addAccount());
    const rows = await waypost.service.db.selectFrom('devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

describe('a browser is forgotten', () => {
  const isKnown = async (ada: Try, device: string) => {
    await spendTries(ada.email);
    return (await signIn({ ...ada, device })).status === 200;
  };

  test('when the password changes', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    const password = 'lime quartz 7';
    await waypost.call('PUT', '/api/account/update', { key: ada.key, body: { password } });
    expect(await isKnown({ ...ada, password }, device)).toBe(false);
  });

  test('after half a year without a sign-in', async () => {
    const ada = await waypost.addAccount();
    const device = await deviceOf(ada);
    const used_at = now() - 181 * 24 * 60 * 60;
    await waypost.service.db.updateTable('devices').set({ used_at }).execute();
    expect(await isKnown(ada, device)).toBe(false);
  });

  test('when twenty others were used since', async () => {
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

  test('when the account is deleted', async () => {
    const ada = await waypost.addAccount();
    await deviceOf(ada);
    const { username, password } = ada;
    await waypost.call('DELETE', '/api/account', { key: ada.key, body: { username, password } });
    const gone = await waypost.call('GET', '/api/account', { key: ada.key });
    expect(gone.status).toBe(401);
    expect(await waypost.service.db.selectFrom('devices').selectAll().execute()).toEqual([]);
  });
});
