import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from '#test/start-mailbox.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => waypost.stop());

let visitors = 0;
const post = (path: string, body: object) =>
  waypost.call('POST', path, {
    body,
    headers: { 'X-Forwarded-For': `198.51.100.${(visitors += 1) % 250}` },
  });
const forgotten = (email: string) => post('/api/password/forgotten', { email });
const reset = (token: string, password = 'battery staple') =>
  post('/api/password/reset', { token, password });
const signIn = ({ email }: { email: string }, password: string) => post('/api/session', { email, password });
const isKeyGood = async (key: string) => (await waypost.call('GET', '/api/account', { key })).status === 200;
const tokenFor = async ({ email }: TestAccount) => {
  await forgotten(email);
  return waypost.tokenFor(email);
};
const ended = {
  error: 1,
  message: 'This link expired or was used already. Request a new one.',
};

describe('POST /api/password/forgotten', () => {
  test('sends a reset link only if an account has the address, and responds equally otherwise', async () => {
    const { email } = await waypost.addAccount();
    const unknown = await forgotten('unknown@example.com');
    const known = await forgotten(email);
    expect([known.status, known.body]).toEqual([
      200,
      {
        error: 0,
        message: `If there’s an account with ${email}, we sent a link to reset its password. It works for one hour.`,
      },
    ]);
    expect(unknown.status).toBe(known.status);
    expect(unknown.body.message.replace('unknown@example.com', email)).toBe(known.body.message);
    const message = await waypost.mailbox.messageTo(email);
    expect(message.subject).toBe('Reset your Waypost password');
    const address = new URL(addressIn(message));
    expect(address.pathname).toBe('/app/reset');
    expect(new URLSearchParams(address.hash.slice(1)).get('email')).toBe(email);
    expect((await waypost.sent()).filter((line) => line.startsWith('unknown'))).toEqual([]);
  });

  test('sends a link for each account that shares an unconfirmed address, with its username', async () => {
    const email = 'shared@example.com';
    const [first, second] = [
      await waypost.addAccount({ email, confirmed: false }),
      await waypost.addAccount({ email, confirmed: false, password: 'the second of two' }),
    ];
    await forgotten(email);
    const { text } = await waypost.mailbox.messageTo(email);
    const ways = [...text.matchAll(/for “(?<username>[^”]+)” here.*?\n\n\S+#token=(?<token>[^&\s]+)/g)];
    expect(ways.map(({ groups }) => groups?.['username'])).toEqual([second.username, first.username]);
    expect((await reset(ways[1]?.groups?.['token'] ?? '')).body.id).toBe(first.id);
    expect((await signIn(first, 'battery staple')).body.id).toBe(first.id);
    expect((await signIn(second, 'the second of two')).body.id).toBe(second.id);
  });

  test('refuses a request without an address', async () => {
    const { status, body } = await post('/api/password/forgotten', {});
    expect([status, body.field]).toEqual([400, 'email']);
  });

  test.each([
    ['locked', { locked_at: 1, lock_reason: 'Phishing.' }],
    ['of an expired plan', { plan: 'pro', expires_at: 1 }],
  ])('sends a working reset link to an account that is %s', async (_what, change) => {
    const account = await waypost.addAccount();
    await waypost.service.db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
    expect((await reset(await tokenFor(account))).status).toBe(200);
    expect((await signIn(account, 'battery staple')).status).toBe(200);
  });
});

describe('POST /api/password/reset', () => {
  test('accepts a valid token from a network address that has guessed too often', async () => {
    const token = await tokenFor(await waypost.addAccount());
    const from = { 'X-Forwarded-For': '203.0.113.77' };
    const send = (tried: string) =>
      waypost.call('POST', '/api/password/reset', {
        body: { token: tried, password: 'battery staple' },
        headers: from,
      });
    const guesses = await Promise.all(Array.from({ length: 11 }, (_, of) => send(`mail_guess${of}`)));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429]);
    expect((await send(token)).status).toBe(200);
  });

  test('sets the password, ends every session, opens a new one and confirms it by mail', async () => {
    const account = await waypost.addAccount();
    const before = (await signIn(account, account.password)).body.session as string;
    const { status, body } = await reset(await tokenFor(account));
    expect([status, body]).toEqual([
      200,
      {
        error: 0,
        id: account.id,
        session: expect.stringMatching(/^wps_/),
        expires: expect.any(String),
        device: expect.stringMatching(/^wpd_/),
      },
    ]);
    expect(await Promise.all([before, body.session, account.key].map(isKeyGood))).toEqual([
      false,
      true,
      true,
    ]);
    expect((await signIn(account, account.password)).status).toBe(401);
    expect((await signIn(account, 'battery staple')).status).toBe(200);
    const { subject, text } = await waypost.mailbox.messageTo(account.email);
    expect(subject).toBe('Your Waypost password was changed');
    expect(text).not.toContain('token');
  });

  test('revokes all API keys if requested', async () => {
    const [account, other] = [await waypost.addAccount(), await waypost.addAccount()];
    const token = await tokenFor(account);
    const asked = { token, password: 'battery staple', endkeys: true };
    const { body } = await post('/api/password/reset', asked);
    expect(await Promise.all([account.key, other.key, body.session].map(isKeyGood))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is not the only endpoint that mails a password change: PUT /api/account/update does too', async () => {
    const account = await waypost.addAccount();
    const change = { key: account.key, body: { password: 'battery staple' } };
    expect((await waypost.call('PUT', '/api/account/update', change)).status).toBe(200);
    const { subject, text } = await waypost.mailbox.messageTo(account.email);
    expect(subject).toBe('Your Waypost password was changed');
    expect(text).toContain('revoke all API keys');
    expect(text).toContain(`The password of your account ${account.username} at`);
  });

  test('accepts a token once, and no other token of the account after it', async () => {
    const account = await waypost.addAccount();
    const [first, second] = [await tokenFor(account), await tokenFor(account)];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second]) {
      const { status, body } = await reset(token, 'of an attacker');
      expect([status, body]).toEqual([400, ended]);
    }
    expect((await signIn(account, 'battery staple')).status).toBe(200);
  });

  test('succeeds once for simultaneous requests, with one token or two', async () => {
    const account = await waypost.addAccount();
    const [first, second] = [await tokenFor(account), await tokenFor(account)];
    const answers = await Promise.all([first, first, second, second].map((token) => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const opened = answers.find(({ status }) => status === 200)?.body.session as string;
    expect(await isKeyGood(opened)).toBe(true);
  });

  test('leaves another account’s password and token valid', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const bobs = await tokenFor(bob);
    expect((await reset(await tokenFor(ada))).body.id).toBe(ada.id);
    expect((await signIn(bob, bob.password)).status).toBe(200);
    expect((await reset(bobs)).body.id).toBe(bob.id);
  });

  test('refuses a token after an hour', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account);
    const { db } = waypost.service;
    const own = db.selectFrom('mail_tokens').where('account_id', '=', account.id).selectAll();
    const { created_at, expires_at } = await own.executeTakeFirstOrThrow();
    expect(expires_at - created_at).toBe(60 * 60);
    await db
      .updateTable('mail_tokens')
      .set({ expires_at: Math.floor(Date.now() / 1000) })
      .where('account_id', '=', account.id)
      .execute();
    expect((await reset(token)).body).toEqual(ended);
    expect((await signIn(account, account.password)).status).toBe(200);
  });

  test('refuses a registration token, which stays valid', async () => {
    await post('/api/register/mail', { email: 'purpose@example.com' });
    const token = await waypost.tokenFor('purpose@example.com');
    expect((await reset(token)).body).toEqual(ended);
    const account = { email: 'purpose@example.com', username: 'purpose', password: 'correct horse', token };
    expect((await post('/api/register', account)).status).toBe(200);
  });

  test('refuses a token once the password has been changed in the account', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account);
    const body = { password: 'changed by hand' };
    await waypost.call('PUT', '/api/account/update', { key: account.key, body });
    expect((await reset(token)).body).toEqual(ended);
  });

  test('refuses a token once the account has another address', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account);
    const { db } = waypost.service;
    await db
      .updateTable('accounts')
      .set({ email: 'moved@example.com' })
      .where('id', '=', account.id)
      .execute();
    expect((await reset(token)).body).toEqual(ended);
  });

  test('refuses a token once the account is deleted', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account);
    const { username, password, key } = account;
    const deleted = await waypost.call('DELETE', '/api/account', { key, body: { username, password } });
    expect(deleted.status).toBe(200);
    expect((await reset(token)).body).toEqual(ended);
    const rows = await waypost.service.db.selectFrom('mail_tokens').select('account_id').execute();
    expect(rows.filter(({ account_id }) => account_id === account.id)).toEqual([]);
  });

  test.each([
    [{ token: 'mail_made-up', password: 'battery staple' }, ended],
    [
      { token: 'mail_made-up', password: 'short' },
      { error: 1, field: 'password' },
    ],
    [{ password: 'battery staple' }, { error: 1, field: 'token' }],
    [
      { token: '', password: 'battery staple' },
      { error: 1, field: 'token' },
    ],
  ])('refuses %j', async (sent, expected) => {
    const { status, body } = await post('/api/password/reset', sent);
    expect(status).toBe(400);
    expect(body).toMatchObject(expected);
  });
});
