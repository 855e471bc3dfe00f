import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

const signIn = (email: string, password: string) =>
  waypost.call('POST', '/api/session', { body: { email, password } });

describe('GET /api/account', () => {
  test('returns the account’s seven members', async () => {
    const { key, id } = await waypost.addAccount({ email: 'ada@example.com', username: 'ada', plan: 'pro' });
    const { body } = await waypost.call('GET', '/api/account', { key });
    expect(body).toEqual({
      error: 0,
      data: {
        id,
        email: 'ada@example.com',
        username: 'ada',
        avatar: `${waypost.url}/app/avatars/ada.svg`,
        status: 'pro',
        expires: null,
        registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    });
  });

  test('reports the plan’s expiry in UTC', async () => {
    const { key } = await waypost.addAccount({ expires_at: Date.UTC(2030, 0, 2, 3, 4, 5) / 1000 });
    const { body } = await waypost.call('GET', '/api/account', { key });
    expect(body.data.expires).toBe('2030-01-02 03:04:05');
  });
});

describe('PUT /api/account/update', () => {
  test('changes the e-mail address and keeps the password', async () => {
    const { key, password } = await waypost.addAccount({ email: 'old@example.com' });
    const { body } = await waypost.call('PUT', '/api/account/update', {
      key,
      body: { email: 'New@Example.com' },
    });
    expect(body).toEqual({ error: 0, message: expect.any(String) });
    expect((await signIn('new@example.com', password)).status).toBe(200);
    expect((await signIn('old@example.com', password)).status).toBe(401);
  });

  test('changes the password and ends all sessions except the caller’s', async () => {
    const { email, password } = await waypost.addAccount();
    const [mine, other] = [await signIn(email, password), await signIn(email, password)];
    const update = { key: mine.body.session, body: { password: 'battery staple', email: '' } };
    expect((await waypost.call('PUT', '/api/account/update', update)).status).toBe(200);
    expect((await waypost.call('GET', '/api/account', { key: mine.body.session })).status).toBe(200);
    expect((await waypost.call('GET', '/api/account', { key: other.body.session })).status).toBe(401);
    expect((await signIn(email, 'battery staple')).status).toBe(200);
  });

  test('keeps API keys valid after a password change', async () => {
    const { key } = await waypost.addAccount();
    await waypost.call('PUT', '/api/account/update', { key, body: { password: 'battery staple' } });
    expect((await waypost.call('GET', '/api/account', { key })).status).toBe(200);
  });

  test.each([
    [{}, 'Send an email or a password to change.', undefined],
    [{ email: null, password: '' }, 'Send an email or a password to change.', undefined],
    [{ email: 'ada' }, 'Enter a valid e-mail address, such as ada@example.com.', 'email'],
    [{ password: 'short' }, 'The password needs at least 8 characters.', 'password'],
    [{ password: 12345678 }, 'Enter a password.', 'password'],
  ])('%j is refused', async (sent, message, field) => {
    const { key } = await waypost.addAccount();
    const { status, body } = await waypost.call('PUT', '/api/account/update', { key, body: sent });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message, ...(field && { field }) });
  });

  test('accepts another account’s e-mail address, and each account signs in with its own password', async () => {
    const first = await waypost.addAccount({ password: 'the first of two' });
    const second = await waypost.addAccount({ password: 'the second of two' });
    const { status, body } = await waypost.call('PUT', '/api/account/update', {
      key: second.key,
      body: { email: first.email },
    });
    expect([status, body]).toEqual([200, { error: 0, message: 'Account has been updated successfully.' }]);
    const signIn = async (password: string) =>
      (await waypost.call('POST', '/api/session', { body: { email: first.email, password } })).body.id;
    expect(await signIn(first.password)).toBe(first.id);
    expect(await signIn(second.password)).toBe(second.id);
  });

  test('accepts the account’s own e-mail address', async () => {
    const { key, email } = await waypost.addAccount();
    expect((await waypost.call('PUT', '/api/account/update', { key, body: { email } })).status).toBe(200);
  });
});
