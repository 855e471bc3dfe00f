import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
let open: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail();
  open = await startWithMail({ env: { REGISTRATION: 'open' } });
});
afterAll(() => Promise.all([waypost.stop(), open.stop()]));

const refused = {
  error: 1,
  field: 'password',
  message: 'This password is one of the most common. Choose another one.',
};

test.each(['password1', 'Iloveyou', 'PASSWORD', '12345678', 'qwertyuiop'])(
  '%s is refused as a password, both in a change and in a reset',
  async (password) => {
    const ada = await waypost.addAccount();
    const update = await waypost.call('PUT', '/api/account/update', { key: ada.key, body: { password } });
    expect([update.status, update.body]).toEqual([400, refused]);
    await waypost.call('POST', '/api/password/forgotten', { body: { email: ada.email } });
    const token = await waypost.tokenFor(ada.email);
    const reset = (chosen: string) =>
      waypost.call('POST', '/api/password/reset', { body: { token, password: chosen } });
    expect((await reset(password)).body).toEqual(refused);
    // The message's link is still valid for a better password.
    expect((await reset('lime quartz 7')).status).toBe(200);
  },
);

test('an account’s e-mail address, username and current password are refused as its new password', async () => {
  const { key, email, username, password } = await waypost.addAccount({ username: 'grace-hopper' });
  const update = async (chosen: string) =>
    (await waypost.call('PUT', '/api/account/update', { key, body: { password: chosen } })).body.message;
  for (const name of [email, email.toUpperCase(), username])
    expect(await update(name)).toBe('Choose a password other than your e-mail address or username.');
  expect(await update(password)).toBe('This is already your password. Choose another one.');
  expect(await update('lime quartz 8')).toBe('Account has been updated successfully.');
});

test('registering with a common password is refused, and the token stays valid', async () => {
  const email = 'grace@example.com';
  await open.call('POST', '/api/register/mail', { body: { email } });
  const token = await open.tokenFor(email);
  const register = (password: string) =>
    open.call('POST', '/api/register', { body: { email, username: 'grace', password, token } });
  expect((await register('Password1')).body).toEqual(refused);
  expect((await register('lime quartz 7')).status).toBe(200);
});

test('an account with a common password can still sign in', async () => {
  const { email, password } = await waypost.addAccount({ password: 'password1' });
  expect((await waypost.call('POST', '/api/session', { body: { email, password } })).status).toBe(200);
});
