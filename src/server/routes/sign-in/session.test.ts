import { afterEach, describe, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
afterEach(() => waypost.stop());

const start = async (env: Record<string, string> = {}) => {
  waypost = await startService({ env });
};

const ada = { email: 'ada@example.com', username: 'ada', password: 'correct horse' };
const register = (body: object) => waypost.call('POST', '/api/register', { body });
const openSetup = (token: string) => setupTokens.add(waypost.service.db, hashSecret(token), now());

describe('the first account', () => {
  test('is created with a setup token, and no other account is after it', async () => {
    await start();
    await openSetup('setup_a');
    await openSetup('setup_b');
    expect((await waypost.call('GET', '/api/register')).body).toEqual({ error: 0, registration: 'first' });
    const made = await register({ ...ada, token: 'setup_a' });
    expect(made.body).toMatchObject({ error: 0, id: 1, key: expect.stringMatching(/^wp_/) });
    for (const key of [made.body.key, made.body.session]) {
      expect((await waypost.call('GET', '/api/account', { key })).body.data.email).toBe('ada@example.com');
    }
    expect((await waypost.call('GET', '/api/register')).body).toEqual({ error: 0, registration: 'closed' });
    const again = await register({ ...ada, email: 'b@example.com', username: 'bob', token: 'setup_b' });
    expect(again.status).toBe(403);
  });

  test.each([undefined, 'setup_wrong'])('is refused with the token %s', async (token) => {
    await start();
    await openSetup('setup_a');
    const { status, body } = await register({ ...ada, token });
    expect(status).toBe(403);
    expect(body.message).toContain('setup link');
  });

  test('is created once, even by simultaneous requests', async () => {
    await start();
    await openSetup('setup_a');
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        register({
          email: `${name}@example.com`,
          username: name,
          password: 'correct horse',
          token: 'setup_a',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('comes with demo data if requested', async () => {
    await start();
    await openSetup('setup_a');
    const { body } = await register({ ...ada, token: 'setup_a', demo: true });
    const links = await waypost.call('GET', '/api/urls', { key: body.key });
    expect(links.body.data.result).toBeGreaterThan(20);
  });
});

describe('registration', () => {
  test('is refused when it is closed', async () => {
    await start({ REGISTRATION: 'closed' });
    expect((await register(ada)).status).toBe(403);
  });

  test('accepts anyone when it is open', async () => {
    await start({ REGISTRATION: 'open' });
    expect((await register(ada)).status).toBe(200);
    expect((await register({ ...ada, email: 'b@example.com', username: 'bob' })).status).toBe(200);
  });

  test.each([
    [{ email: 'nonsense' }, 'email'],
    [{ username: 'a b' }, 'username'],
    [{ username: undefined }, 'username'],
    [{ password: 'short' }, 'password'],
  ])('with %j is refused at the field', async (change, field) => {
    await start({ REGISTRATION: 'open' });
    const { status, body } = await register({ ...ada, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 1, field });
  });

  test('with a taken username is refused', async () => {
    await start({ REGISTRATION: 'open' });
    await register(ada);
    expect((await register({ ...ada, email: 'o@example.com' })).body).toMatchObject({
      error: 1,
      field: 'username',
    });
  });
});

describe('an e-mail address that several accounts share', () => {
  const signIn = async (email: string, password: string) =>
    (await waypost.call('POST', '/api/session', { body: { email, password } })).body.id as number | undefined;

  test('signs in to the newest three by their passwords, and each username to its own', async () => {
    await start({ REGISTRATION: 'open' });
    const made: { id: number; username: string; password: string }[] = [];
    for (const username of ['one', 'two', 'three', 'four']) {
      const password = `password of ${username}`;
      const { body } = await register({ email: ada.email, username, password });
      made.push({ id: body.id as number, username, password });
    }
    // The address refers to the newest accounts that haven't confirmed it, so the oldest one can't sign in with it.
    const byEmail = [];
    for (const { password } of made) byEmail.push(await signIn(ada.email, password));
    expect(byEmail).toEqual([undefined, ...made.slice(1).map(({ id }) => id)]);
    for (const { id, username, password } of made)
      expect(await signIn(username.toUpperCase(), password)).toBe(id);
  });

  test('signs in to the account that confirmed it, however many others register it', async () => {
    await start({ REGISTRATION: 'open' });
    const owner = await waypost.addAccount({ email: ada.email, password: 'of the owner' });
    for (const username of ['one', 'two', 'three', 'four']) await register({ ...ada, username });
    expect(await signIn(ada.email, owner.password)).toBe(owner.id);
  });

  test('stands for the newest three, whether or not another account has confirmed it', async () => {
    await start({ REGISTRATION: 'open' });
    await waypost.addAccount({ email: 'taken@example.com', password: 'of the owner' });
    const meant = async (email: string, names: string[]) => {
      for (const username of names) await register({ email, username, password: `password of ${username}` });
      return Promise.all(
        names.map(async (name) => (await signIn(email, `password of ${name}`)) !== undefined),
      );
    };
    const ofNobody = await meant('free@example.com', ['one', 'two', 'three', 'four']);
    expect(ofNobody).toEqual([false, true, true, true]);
    expect(await meant('taken@example.com', ['five', 'six', 'seven', 'eight'])).toEqual(ofNobody);
  });
});

describe('a session', () => {
  test('is opened by e-mail and password and ended by signing out', async () => {
    await start();
    const { email, password } = await waypost.addAccount();
    const { body } = await waypost.call('POST', '/api/session', {
      body: { email: email.toUpperCase(), password },
    });
    expect(body).toMatchObject({
      error: 0,
      session: expect.stringMatching(/^wps_/),
      expires: expect.any(String),
    });
    const key = body.session;
    expect((await waypost.call('DELETE', '/api/session', { key })).body).toMatchObject({ error: 0 });
    expect((await waypost.call('GET', '/api/account', { key })).status).toBe(401);
  });

  test('is not ended by signing out with an API key, which stays valid', async () => {
    await start();
    const { key } = await waypost.addAccount();
    const { body } = await waypost.call('DELETE', '/api/session', { key });
    expect(body.message).toBe('This is an API key, not a session. Nothing was changed.');
    expect((await waypost.call('GET', '/api/account', { key })).status).toBe(200);
  });

  test('is refused with the same message for a wrong password and an unknown e-mail address', async () => {
    await start();
    const { email } = await waypost.addAccount();
    const wrong = await waypost.call('POST', '/api/session', { body: { email, password: 'wrong' } });
    const unknown = await waypost.call('POST', '/api/session', {
      body: { email: 'x@example.com', password: 'wrong' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('is refused at the eleventh attempt in a minute', async () => {
    await start();
    const attempt = () =>
      waypost.call('POST', '/api/session', { body: { email: 'x@example.com', password: 'wrong' } });
    const answers = await Promise.all(Array.from({ length: 11 }, attempt));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
  });
});
