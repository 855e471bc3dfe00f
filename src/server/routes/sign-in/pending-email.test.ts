import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail();
});
afterAll(() => waypost.stop());

const update = (key: string, body: object) => waypost.call('PUT', '/api/account/update', { key, body });
const pendingOf = async (key: string) =>
  (await waypost.call('GET', '/api/account', { key })).body.data.pendingemail;
const cancel = (key: string) => waypost.call('DELETE', '/api/account/email', { key });
const confirm = (key: string, token: string) =>
  waypost.call('POST', '/api/account/email', { key, body: { token } });

/** Opens a session that requires the password before it can change how the account signs in. */
async function oldSession({ email, password }: TestAccount): Promise<string> {
  const { body } = await waypost.call('POST', '/api/session', { body: { email, password } });
  const opened = waypost.service.db.updateTable('keys').set({ created_at: 1, confirmed_at: 1 });
  await opened.where('kind', '=', 'session').execute();
  return body.session;
}

test('the account reports the pending address, and since when it is pending', async () => {
  const { key } = await waypost.addAccount();
  expect(await pendingOf(key)).toBeNull();
  await update(key, { email: 'waits@new.example' });
  expect(await pendingOf(key)).toEqual({
    email: 'waits@new.example',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  await confirm(key, await waypost.tokenFor('waits@new.example'));
  expect(await pendingOf(key)).toBeNull();
});

test('a canceled change can’t be confirmed any more', async () => {
  const { key, email } = await waypost.addAccount();
  await update(key, { email: 'canceled@new.example' });
  const token = await waypost.tokenFor('canceled@new.example');
  expect((await cancel(key)).status).toBe(200);
  expect(await pendingOf(key)).toBeNull();
  expect((await confirm(key, token)).status).toBe(400);
  const { body } = await waypost.call('GET', '/api/account', { key });
  expect(body.data.email).toBe(email);
});

test('canceling a change leaves another account’s pending address', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  await update(ada.key, { email: 'hers@new.example' });
  await cancel(bob.key);
  expect(await pendingOf(ada.key)).toMatchObject({ email: 'hers@new.example' });
});

test('the message is sent again without the current password, but only to the pending address', async () => {
  const account = await waypost.addAccount();
  await update(account.key, { email: 'again@new.example' });
  const first = await waypost.tokenFor('again@new.example');
  const session = await oldSession(account);
  expect((await update(session, { email: 'again@new.example' })).status).toBe(200);
  expect((await update(session, { email: 'other@new.example' })).body.field).toBe('currentpassword');
  const second = await waypost.tokenFor('again@new.example');
  expect((await confirm(session, first)).status).toBe(400);
  expect((await confirm(session, second)).status).toBe(200);
});

test('checking a token changes nothing, and another account’s token is refused', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  await update(ada.key, { email: 'checked@new.example' });
  const token = await waypost.tokenFor('checked@new.example');
  const check = (key: string) => waypost.call('POST', '/api/account/email/check', { key, body: { token } });
  expect((await check(ada.key)).status).toBe(200);
  expect(await pendingOf(ada.key)).toMatchObject({ email: 'checked@new.example' });
  expect((await check(bob.key)).status).toBe(403);
  expect((await confirm(ada.key, token)).status).toBe(200);
  expect((await check(ada.key)).status).toBe(400);
});
