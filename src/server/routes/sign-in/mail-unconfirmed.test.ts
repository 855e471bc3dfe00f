import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail();
});
afterAll(() => waypost.stop());

let made = 0;
const unconfirmed = (email = `unconfirmed${(made += 1)}@example.com`) =>
  waypost.addAccount({ email, confirmed: false });
const accountOf = async ({ key }: { key: string }) =>
  (await waypost.call('GET', '/api/account', { key })).body.data;
const ask = ({ key, email }: { key: string; email: string }) =>
  waypost.call('PUT', '/api/account/update', { key, body: { email } });
const confirm = ({ key }: { key: string }, token: string) =>
  waypost.call('POST', '/api/account/email', { key, body: { token } });
const resetTokens = async (email: string) => {
  await waypost.call('POST', '/api/password/forgotten', { body: { email } });
  const { text } = await waypost.mailbox.messageTo(email);
  return [...text.matchAll(/#token=(?<token>[^&\s]+)/g)].map(({ groups }) => groups?.['token'] ?? '');
};
const reset = (token: string) =>
  waypost.call('POST', '/api/password/reset', { body: { token, password: 'battery staple' } });

describe('an unconfirmed e-mail address', () => {
  test('is reported as unconfirmed only by a service that sends mail', async () => {
    expect(await accountOf(await unconfirmed())).toMatchObject({ unconfirmed: true });
    expect(await accountOf(await waypost.addAccount())).not.toHaveProperty('unconfirmed');
    const silent = await startService();
    const { key } = await silent.addAccount({ confirmed: false });
    const { body } = await silent.call('GET', '/api/account', { key });
    expect(body.data).not.toHaveProperty('unconfirmed');
    await silent.stop();
  });

  test('is confirmed with the link sent to it', async () => {
    const account = await unconfirmed();
    const { status, body } = await ask(account);
    expect([status, body]).toEqual([
      200,
      {
        error: 0,
        message: `We sent a message to ${account.email}. Open the link in it to confirm your address.`,
      },
    ]);
    expect(await accountOf(account)).toMatchObject({ unconfirmed: true });
    expect((await confirm(account, await waypost.tokenFor(account.email))).status).toBe(200);
    expect(await accountOf(account)).not.toHaveProperty('unconfirmed');
  });

  test('gets a confirmation link without the current password being required', async () => {
    const { id, email, password } = await unconfirmed();
    const { session } = (await waypost.call('POST', '/api/session', { body: { email, password } })).body;
    const { db } = waypost.service;
    const own = db.updateTable('keys').set({ confirmed_at: 1 }).where('account_id', '=', id);
    await own.where('kind', '=', 'session').execute();
    expect((await ask({ key: session, email })).status).toBe(200);
    expect((await ask({ key: session, email: 'other@example.com' })).body.field).toBe('currentpassword');
  });

  test('that another account has confirmed is refused only in a message to its owner', async () => {
    const owner = await waypost.addAccount();
    const other = await unconfirmed(owner.email);
    expect((await ask(other)).body.message).toContain(`We sent a message to ${owner.email}.`);
    expect((await waypost.mailbox.messageTo(owner.email)).subject).toContain('Someone tried');
  });

  test('is confirmed by a password reset, but only for the first of several accounts', async () => {
    const first = await unconfirmed();
    const second = await unconfirmed(first.email);
    const [ofSecond = '', ofFirst = ''] = await resetTokens(first.email);
    const answer = await reset(ofFirst);
    expect(await accountOf({ key: answer.body.session })).not.toHaveProperty('unconfirmed');
    const later = await reset(ofSecond);
    expect([later.status, later.body.id]).toEqual([200, second.id]);
    expect(await accountOf({ key: later.body.session })).toMatchObject({
      email: first.email,
      unconfirmed: true,
    });
  });
});
