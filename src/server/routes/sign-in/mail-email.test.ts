import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, tokenIn } from '#test/start-mailbox.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => waypost.stop());

let made = 0;
/** Returns an address that no account has had before. */
const freshAddress = () => `fresh${(made += 1)}@example.com`;
const update = ({ key }: { key: string }, body: object) =>
  waypost.call('PUT', '/api/account/update', { key, body });
const confirm = ({ key }: { key: string }, token: string) =>
  waypost.call('POST', '/api/account/email', { key, body: { token } });
const emailOf = async ({ key }: { key: string }) =>
  (await waypost.call('GET', '/api/account', { key })).body.data.email as string;
const signIn = async ({ email, password }: Pick<TestAccount, 'email' | 'password'>) =>
  (
    await waypost.call('POST', '/api/session', {
      // The account knows this browser from the second sign-in on.
      body: { email, password, device: `wpd_${'x'.repeat(43)}` },
      headers: { 'X-Forwarded-For': `198.51.100.${(made += 1) % 250}` },
    })
  ).body.session as string;
const isKeyGood = async (key: string) => (await waypost.call('GET', '/api/account', { key })).status === 200;
/** Requests a change to the address and returns the token sent to it. */
const tokenFor = async (account: { key: string }, email: string) => {
  await update(account, { email });
  return waypost.tokenFor(email);
};
const ended = {
  error: 1,
  message: 'This link expired or was used already. Request a new one.',
};
const sentTo = (email: string) =>
  `We sent a message to ${email}. Your address changes once you open the link in it.`;

describe('PUT /api/account/update', () => {
  test('sends a message to a new address, changes nothing yet and ends no session', async () => {
    const account = await waypost.addAccount();
    const session = await signIn(account);
    const email = freshAddress();
    const { status, body } = await update(account, { email: email.toUpperCase() });
    expect([status, body]).toEqual([200, { error: 0, message: sentTo(email) }]);
    const message = await waypost.mailbox.messageTo(email);
    expect(message.subject).toBe('Confirm your e-mail address for Waypost');
    const address = new URL(addressIn(message));
    expect(address.pathname).toBe('/app/confirm-email');
    expect(address.search).toBe(`?in=${account.username}`);
    expect(new URLSearchParams(address.hash.slice(1)).get('email')).toBe(email);
    expect(await emailOf(account)).toBe(account.email);
    expect(await isKeyGood(session)).toBe(true);
  });

  test('responds equally for another account’s address, and notifies its owner', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const { status, body } = await update(ada, { email: bob.email });
    expect([status, body]).toEqual([200, { error: 0, message: sentTo(bob.email) }]);
    const { subject, text } = await waypost.mailbox.messageTo(bob.email);
    expect(subject).toBe('Someone tried to use your e-mail address at Waypost');
    expect(text).not.toMatch(/#|token/);
    expect(text).not.toContain(ada.username);
    expect(await emailOf(ada)).toBe(ada.email);
  });

  test('changes a password in the same body immediately, which ends other sessions', async () => {
    const account = await waypost.addAccount();
    const [mine, other] = [await signIn(account), await signIn(account)];
    const email = freshAddress();
    const { body } = await update({ key: mine }, { email, password: 'battery staple' });
    expect(body.message).toBe(`Your password has been changed. ${sentTo(email)}`);
    expect(await Promise.all([mine, other].map(isKeyGood))).toEqual([true, false]);
    expect(await signIn({ ...account, password: 'battery staple' })).toBeDefined();
    expect(await emailOf(account)).toBe(account.email);
  });

  test('sends no message for the account’s own address', async () => {
    const account = await waypost.addAccount();
    const { email } = account;
    expect((await update(account, { email })).body.message).toBe('Account has been updated successfully.');
    expect((await waypost.sent()).filter((line) => line.startsWith(`${email}:`))).toEqual([]);
  });

  test('sends at most ten messages a minute for one account', async () => {
    const account = await waypost.addAccount();
    for (let round = 0; round < 10; round += 1) {
      expect((await update(account, { email: freshAddress() })).status).toBe(200);
    }
    const { status, body } = await update(account, { email: freshAddress() });
    expect([status, body]).toEqual([
      400,
      { error: 1, field: 'email', message: expect.stringContaining('Too many attempts') },
    ]);
  });
});

describe('POST /api/account/email', () => {
  test('changes the address, ends other sessions and reset links, and notifies both addresses', async () => {
    const account = await waypost.addAccount();
    const [mine, other] = [await signIn(account), await signIn(account)];
    await waypost.call('POST', '/api/password/forgotten', { body: { email: account.email } });
    const reset = await waypost.tokenFor(account.email);
    const email = freshAddress();
    const { status, body } = await confirm({ key: mine }, await tokenFor(account, email));
    expect([status, body]).toEqual([200, { error: 0, message: `Your e-mail address is now ${email}.` }]);
    expect(await emailOf(account)).toBe(email);
    expect(await Promise.all([mine, other, account.key].map(isKeyGood))).toEqual([true, false, true]);
    expect(await signIn({ ...account, email })).toBeDefined();
    const reused = { token: reset, password: 'of an attacker' };
    expect((await waypost.call('POST', '/api/password/reset', { body: reused })).body).toEqual(ended);
    const { db } = waypost.service;
    const left = db.selectFrom('mail_tokens').where('account_id', '=', account.id).select('purpose');
    expect(await left.execute()).toEqual([]);
    const { subject, text } = await waypost.mailbox.messageTo(account.email);
    expect(subject).toBe('Your Waypost e-mail address was changed');
    expect(text).toContain(`Your account ${account.username} at`);
    expect(text).toContain('If this wasn’t you');
    expect(text).not.toContain(email);
    expect((await waypost.mailbox.messageTo(email)).subject).toBe('Your new Waypost e-mail address');
  });

  test('accepts a token once, even from simultaneous requests', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account, freshAddress());
    const answers = await Promise.all([1, 2, 3].map(() => confirm(account, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect((await confirm(account, token)).body).toEqual(ended);
  });

  test('refuses a token once a later change of the address is requested', async () => {
    const account = await waypost.addAccount();
    const [first, second] = [
      await tokenFor(account, freshAddress()),
      await tokenFor(account, freshAddress()),
    ];
    expect((await confirm(account, first)).body).toEqual(ended);
    expect((await confirm(account, second)).status).toBe(200);
    // Another account's address ends the earlier request as well, and thus reveals nothing.
    const third = await tokenFor(account, freshAddress());
    await update(account, { email: (await waypost.addAccount()).email });
    expect((await confirm(account, third)).body).toEqual(ended);
  });

  test('accepts the token of only one of two simultaneous changes', async () => {
    const account = await waypost.addAccount();
    const emails = [freshAddress(), freshAddress()];
    await Promise.all(emails.map((email) => update(account, { email })));
    const answers = [];
    for (const email of emails) answers.push(await confirm(account, await waypost.tokenFor(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a token once the password has been changed or reset', async () => {
    const account = await waypost.addAccount();
    const before = await tokenFor(account, freshAddress());
    await update(account, { password: 'battery staple' });
    expect((await confirm(account, before)).body).toEqual(ended);

    const pending = await tokenFor(account, freshAddress());
    await waypost.call('POST', '/api/password/forgotten', { body: { email: account.email } });
    await waypost.mailbox.messageTo(account.email);
    const token = await waypost.tokenFor(account.email);
    const reset = { token, password: 'correct battery' };
    expect((await waypost.call('POST', '/api/password/reset', { body: reset })).status).toBe(200);
    expect((await confirm(account, pending)).body).toEqual(ended);
  });

  test('accepts the token of a request that also changed the password', async () => {
    const account = await waypost.addAccount();
    const email = freshAddress();
    await update(account, { email, password: 'battery staple' });
    expect((await confirm(account, await waypost.tokenFor(email))).status).toBe(200);
  });

  test('refuses another account’s token, which stays valid', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const email = freshAddress();
    const token = await tokenFor(ada, email);
    const { status, body } = await confirm(bob, token);
    expect([status, body]).toEqual([
      403,
      {
        error: 1,
        message: 'This link was requested in another account. Sign in to that account to use it.',
      },
    ]);
    expect([await emailOf(ada), await emailOf(bob)]).toEqual([ada.email, bob.email]);
    expect((await confirm(ada, token)).status).toBe(200);
    expect(await emailOf(ada)).toBe(email);
  });

  test('reports that another account has taken the address in the meantime', async () => {
    const account = await waypost.addAccount();
    const email = freshAddress();
    const token = await tokenFor(account, email);
    await waypost.addAccount({ email });
    const { status, body } = await confirm(account, token);
    expect([status, body]).toEqual([400, { error: 1, message: 'That e-mail address is already in use.' }]);
    expect(await emailOf(account)).toBe(account.email);
  });

  test('gives an address to only one of two accounts that confirm it simultaneously', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const email = freshAddress();
    const tokens = [await tokenFor(ada, email), await tokenFor(bob, email)];
    const answers = await Promise.all([confirm(ada, tokens[0] ?? ''), confirm(bob, tokens[1] ?? '')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect([await emailOf(ada), await emailOf(bob)].filter((has) => has === email)).toHaveLength(1);
  });

  test('refuses a token after a day', async () => {
    const account = await waypost.addAccount();
    const token = await tokenFor(account, freshAddress());
    const { db } = waypost.service;
    const own = db.selectFrom('mail_tokens').where('account_id', '=', account.id).selectAll();
    const { created_at, expires_at } = await own.executeTakeFirstOrThrow();
    expect(expires_at - created_at).toBe(24 * 60 * 60);
    await db
      .updateTable('mail_tokens')
      .set({ expires_at: Math.floor(Date.now() / 1000) })
      .where('account_id', '=', account.id)
      .execute();
    expect((await confirm(account, token)).body).toEqual(ended);
    expect(await emailOf(account)).toBe(account.email);
  });

  test('refuses the token of a forgotten password', async () => {
    const account = await waypost.addAccount();
    await waypost.call('POST', '/api/password/forgotten', { body: { email: account.email } });
    const message = await waypost.mailbox.messageTo(account.email);
    expect((await confirm(account, tokenIn(message))).body).toEqual(ended);
  });

  test.each([
    [{ token: 'mail_made-up' }, ended],
    [{}, { error: 1, message: 'token is required.', field: 'token' }],
    [{ token: '' }, { error: 1, message: 'The part of the address after the # is missing.', field: 'token' }],
  ])('refuses %j', async (sent, expected) => {
    const account = await waypost.addAccount();
    const { status, body } = await waypost.call('POST', '/api/account/email', {
      key: account.key,
      body: sent,
    });
    expect([status, body]).toEqual([400, expected]);
  });
});
