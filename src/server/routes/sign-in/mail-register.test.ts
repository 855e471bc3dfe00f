import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, tokenIn } from '#test/start-mailbox.ts';
import { startService } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  // Behind a trusted proxy, each test uses another address, so that the limit of one address doesn't affect the others.
  waypost = await startWithMail({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => waypost.stop());

let visitors = 0;
const post = (path: string, body: object, from = `198.51.100.${(visitors += 1) % 250}`) =>
  waypost.call('POST', path, { body, headers: { 'X-Forwarded-For': from } });
const ask = (email: string, from?: string) => post('/api/register/mail', { email }, from);
const register = (email: string, token: string | undefined, username: string) =>
  post('/api/register', { email, username, password: 'correct horse', token });
const tokenFor = async (email: string) => {
  await ask(email);
  return waypost.tokenFor(email);
};
const unconfirmed = {
  error: 1,
  message: 'Open the link in the message we sent you to create the account.',
};
const hasEnded = { error: 1, message: 'This link expired or was used already. Request a new one.' };

describe('POST /api/register/mail', () => {
  test('sends a link with which the account is created', async () => {
    const { status, body } = await ask('Ada@example.com');
    expect([status, body]).toEqual([
      200,
      {
        error: 0,
        message: 'We sent a message to ada@example.com. Open the link in it within a day to continue.',
      },
    ]);
    const message = await waypost.mailbox.messageTo('ada@example.com');
    expect(message).toMatchObject({
      from: 'Waypost <links@waypost.example>',
      subject: 'Create your Waypost account',
      text: expect.stringContaining(`your account at ${waypost.url} here`),
    });
    expect(message.text).toContain('If you didn’t ask for this');
    const address = new URL(addressIn(message));
    expect(`${address.origin}${address.pathname}`).toBe(`${waypost.url}/app/register`);
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
      token: expect.stringMatching(/^mail_[\w-]{43}$/),
      email: 'ada@example.com',
    });
    const made = await register('Ada@Example.com', tokenIn(message), 'ada');
    expect(made.body).toMatchObject({ error: 0, key: expect.stringMatching(/^wp_/) });
    const { key } = made.body;
    expect((await waypost.call('GET', '/api/account', { key })).body.data.email).toBe('ada@example.com');
  });

  test('uses the language of the request, and later messages use that of the dashboard', async () => {
    const email = 'emmy@example.com';
    const headers = { 'X-Forwarded-For': '192.0.2.77', 'Accept-Language': 'fr-FR, de-CH;q=0.8, en;q=0.5' };
    await waypost.call('POST', '/api/register/mail', { body: { email }, headers });
    const message = await waypost.mailbox.messageTo(email);
    expect(message.subject).toBe('Dein Waypost-Konto erstellen');
    expect(message.text).toContain(`dein Konto bei ${waypost.url}`);
    const account = { email, username: 'emmy', password: 'correct horse', token: tokenIn(message) };
    const { body: made } = await waypost.call('POST', '/api/register', { body: account, headers });
    await post('/api/password/forgotten', { email });
    expect((await waypost.mailbox.messageTo(email)).text).toContain('neues Passwort für „emmy“');

    const open = (key: string, language: string) =>
      waypost.call('GET', '/api/account', { key, headers: { 'Accept-Language': language } });
    await open(made.session, 'en');
    // A program's language isn't that of the account's owner.
    await open(made.key, 'de');
    await post('/api/password/forgotten', { email });
    expect((await waypost.mailbox.messageTo(email)).subject).toBe('Reset your Waypost password');
  });

  test('responds equally for an address with an account, and sends its owner a reset link', async () => {
    const taken = await waypost.addAccount();
    const [one, other] = [await ask(taken.email), await ask('nobody@example.com')];
    expect(one.status).toBe(other.status);
    expect(one.body.message).toBe(other.body.message.replace('nobody@example.com', taken.email));
    const message = await waypost.mailbox.messageTo(taken.email);
    expect(message.subject).toBe('You already have a Waypost account');
    expect(addressIn(message, '/app/sign-in')).toBe(`${waypost.url}/app/sign-in`);
    // Its token can't register an account, but sets a new password.
    expect((await register(taken.email, tokenIn(message, '/app/reset'), 'again')).body).toEqual(hasEnded);
    const reset = { token: tokenIn(message, '/app/reset'), password: 'battery staple' };
    expect((await post('/api/password/reset', reset)).body).toMatchObject({ error: 0, id: taken.id });
  });

  test.each([
    [{}, 'email is required.'],
    [{ email: 'nonsense' }, 'Enter a valid e-mail address, such as ada@example.com.'],
    [{ email: 'a@example.com, b@example.com' }, 'Enter a valid e-mail address, such as ada@example.com.'],
    [
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'Enter a valid e-mail address, such as ada@example.com.',
    ],
  ])('refuses %j at the field', async (sent, message) => {
    const { status, body } = await post('/api/register/mail', sent);
    expect([status, body]).toEqual([400, { error: 1, message, field: 'email' }]);
  });

  test('accepts ten requests a minute from a network address, including forgotten passwords', async () => {
    const from = '203.0.113.9';
    for (let round = 0; round < 5; round += 1) {
      expect((await ask(`flood${round}@example.com`, from)).status).toBe(200);
      const forgotten = await post('/api/password/forgotten', { email: `f${round}@example.com` }, from);
      expect(forgotten.status).toBe(200);
    }
    const { status, body } = await ask('flood@example.com', from);
    expect([status, body.message]).toEqual([429, expect.stringMatching(/^Too many attempts/)]);
    expect((await post('/api/password/forgotten', { email: 'f@example.com' }, from)).status).toBe(429);
    expect((await ask('flood@example.com', '203.0.113.10')).status).toBe(200);
  });

  test.each(['closed', 'first'])('is refused when registration is %s', async (registration) => {
    const narrow = await startService({ env: { REGISTRATION: registration, ...waypost.mailbox.env } });
    await narrow.addAccount();
    const refused = await narrow.call('POST', '/api/register/mail', { body: { email: 'new@example.com' } });
    const asBefore = await narrow.call('POST', '/api/register', {
      body: { email: 'new@example.com', username: 'new', password: 'correct horse' },
    });
    await narrow.stop();
    expect([refused.status, refused.body]).toEqual([403, asBefore.body]);
    expect(asBefore.status).toBe(403);
    expect(waypost.mailbox.messages.map(({ to }) => to)).not.toContain('new@example.com');
  });
});

describe('POST /api/register with confirmation by mail', () => {
  test('refuses a missing or made-up token', async () => {
    for (const [token, said] of [
      [undefined, unconfirmed],
      ['', unconfirmed],
      ['mail_made-up', hasEnded],
    ] as const) {
      const { status, body } = await register('free@example.com', token, 'free');
      expect([status, body]).toEqual([403, said]);
    }
  });

  test('doesn’t reveal whether an address has an account', async () => {
    const taken = await waypost.addAccount();
    const { status, body } = await register(taken.email, undefined, 'curious');
    expect([status, body]).toEqual([403, unconfirmed]);
  });

  test('refuses the token of another address', async () => {
    const token = await tokenFor('mine@example.com');
    expect((await register('yours@example.com', token, 'yours')).body).toEqual(hasEnded);
    expect((await register('mine@example.com', token, 'mine')).status).toBe(200);
  });

  test('refuses a taken username at its field, and the token stays valid', async () => {
    const { username } = await waypost.addAccount();
    const token = await tokenFor('carol@example.com');
    const { status, body } = await register('carol@example.com', token, username);
    expect([status, body.field]).toEqual([400, 'username']);
    expect((await register('carol@example.com', token, 'carol')).status).toBe(200);
  });

  test('accepts a token once, and no other token of the address after it', async () => {
    const [first, second] = [await tokenFor('dora@example.com'), await tokenFor('dora@example.com')];
    expect((await register('dora@example.com', second, 'dora')).status).toBe(200);
    for (const token of [first, second]) {
      expect((await register('dora@example.com', token, 'dora2')).body).toEqual(hasEnded);
    }
  });

  test('creates one account for simultaneous requests with one token', async () => {
    const token = await tokenFor('twice@example.com');
    const answers = await Promise.all(
      ['twice1', 'twice2', 'twice3'].map((username) => register('twice@example.com', token, username)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('refuses a token after a day, and expired tokens are deleted', async () => {
    const token = await tokenFor('late@example.com');
    const { db } = waypost.service;
    const late = db.updateTable('mail_tokens').where('email', '=', 'late@example.com');
    const { created_at, expires_at } = await db
      .selectFrom('mail_tokens')
      .where('email', '=', 'late@example.com')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(expires_at - created_at).toBe(24 * 60 * 60);
    await late.set({ expires_at: Math.floor(Date.now() / 1000) }).execute();
    expect((await register('late@example.com', token, 'late')).body).toEqual(hasEnded);
    await tokenFor('later@example.com');
    const left = db.selectFrom('mail_tokens').where('email', '=', 'late@example.com').select('hash');
    expect(await left.execute()).toEqual([]);
  });
});

test('a mailed token is not stored in plain text', async () => {
  const token = await tokenFor('secret@example.com');
  const rows = await waypost.service.db.selectFrom('mail_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).toContain('secret@example.com');
  expect(JSON.stringify(rows)).not.toContain(token.slice(5));
});
