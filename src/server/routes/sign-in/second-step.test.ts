import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let steps: ReturnType<typeof secondSteps>;

// Each test has a service of its own, since so many sign-ins from one address exceed its limit.
beforeEach(async () => {
  waypost = await startService();
  steps = secondSteps(waypost);
});
afterEach(() => waypost.stop());

async function withApp() {
  const ada = await waypost.addAccount();
  const session = await steps.session(ada);
  return { ada, session, ...(await steps.addApp(session)) };
}
const isOpen = async (key: string) => (await waypost.call('GET', '/api/account', { key })).status === 200;
const state = async (key: string) => (await waypost.call('GET', '/api/second-step', { key })).body.data;
const service = () => waypost.service;

describe('an authenticator app', () => {
  test('is set up with a code that it shows, and comes with ten recovery codes', async () => {
    const ada = await waypost.addAccount();
    const session = await steps.session(ada);
    expect(await state(session)).toEqual({ passkeys: [], app: null, recovery: 0, origin: null, staff: null });
    const { body } = await steps.post('/api/second-step/app/start', {}, session);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Waypost.*secret=/);
    const wrong = await steps.post(
      '/api/second-step/app/finish',
      { token: body.token, code: '000000' },
      session,
    );
    expect([wrong.status, wrong.body.field]).toEqual([400, 'code']);
    expect((await state(session)).app).toBeNull();
    const code = codeOf(body.secret as string);
    const made = await steps.post('/api/second-step/app/finish', { token: body.token, code }, session);
    expect(made.body.recovery).toHaveLength(10);
    for (const each of made.body.recovery) expect(each).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await state(session)).toMatchObject({ app: { lastused: null }, recovery: 10 });
    // The account has an app already, and the challenge has been used.
    expect((await steps.post('/api/second-step/app/start', {}, session)).status).toBe(400);
    const again = await steps.post('/api/second-step/app/finish', { token: body.token, code }, session);
    expect(again.status).toBe(400);
  });

  test('is required after the password, which alone opens no session', async () => {
    const { ada, secret } = await withApp();
    const signedIn = await steps.signIn(ada);
    expect(signedIn.status).toBe(200);
    expect(Object.keys(signedIn.body as object)).toEqual(['error', 'step']);
    const { step } = signedIn.body;
    expect(step).toMatchObject({ app: true, recovery: true, passkey: null });
    expect(await isOpen(step.token as string)).toBe(false);
    const { body } = await steps.answer(step.token as string, { code: codeOf(secret) });
    expect(body).toMatchObject({ error: 0, id: ada.id, recovery: null });
    expect(await isOpen(body.session as string)).toBe(true);
  });

  test('keeps the user signed in for the time chosen with the password', async () => {
    const { ada, secret } = await withApp();
    const { step } = (await steps.signIn(ada, { remember: true })).body;
    const { expires } = (await steps.answer(step.token as string, { code: codeOf(secret) })).body;
    expect(Date.parse(`${expires}Z`) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
  });

  test('can use a code only once, even for another sign-in, and no older code after it', async () => {
    const { ada, secret } = await withApp();
    const code = codeOf(secret);
    const first = await steps.asked(ada);
    const second = await steps.asked(ada);
    expect((await steps.answer(first.token, { code })).status).toBe(200);
    const again = await steps.answer(second.token, { code });
    expect([again.status, again.body.field, again.body.message]).toEqual([
      400,
      'code',
      expect.stringContaining('already used'),
    ]);
    expect((await steps.answer(second.token, { code: codeOf(secret, -1) })).status).toBe(400);
    expect((await steps.answer(second.token, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  test('can use a code only once, even in simultaneous requests', async () => {
    const { ada, secret } = await withApp();
    const questions = [await steps.asked(ada), await steps.asked(ada), await steps.asked(ada)];
    const code = codeOf(secret);
    const answers = await Promise.all(questions.map(({ token }) => steps.answer(token, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test.each([
    [-2, 400],
    [2, 400],
    [1, 200],
  ])('whose clock is off by %i half minutes gets the status %i', async (later, status) => {
    // Freezes the clock, so that no new half minute begins between a code and its check.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const { ada, secret } = await withApp();
    const { token } = await steps.asked(ada);
    expect((await steps.answer(token, { code: codeOf(secret, later) })).status).toBe(status);
  });

  test('can be turned off, after which the password alone signs in', async () => {
    const { ada, session, recovery } = await withApp();
    expect((await waypost.call('DELETE', '/api/second-step/app', { key: session })).status).toBe(200);
    expect(await state(session)).toMatchObject({ app: null, recovery: 0 });
    expect((await steps.signIn(ada)).body.session).toMatch(/^wps_/);
    expect(recovery).toHaveLength(10);
    expect((await waypost.call('DELETE', '/api/second-step/app', { key: session })).status).toBe(404);
  });
});

describe('a challenge', () => {
  test('accepts a valid code from a network address that has guessed too often', async () => {
    const { ada, secret } = await withApp();
    const { token } = await steps.asked(ada);
    const guess = (of: number) => steps.answer(`step_guess${of}`, { code: '000000' });
    const guesses = await Promise.all(Array.from({ length: 31 }, (_, of) => guess(of)));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(30).fill(400), 429]);
    expect((await steps.answer(token, { code: codeOf(secret) })).status).toBe(200);
  });

  test('can be answered only once', async () => {
    const { ada, secret, recovery } = await withApp();
    const { token } = await steps.asked(ada);
    expect((await steps.answer(token, { code: codeOf(secret) })).status).toBe(200);
    const { status, body } = await steps.answer(token, { code: recovery[0] });
    expect([status, body.message]).toEqual([400, expect.stringContaining('Start again')]);
    expect((await state((await withApp()).session)).recovery).toBe(10);
  });

  test('is closed after five wrong codes, and after five minutes', async () => {
    const { ada, secret } = await withApp();
    const { token } = await steps.asked(ada);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await steps.answer(token, { code: '000000' })).status).toBe(400);
    expect((await steps.answer(token, { code: codeOf(secret) })).status).toBe(400);
    const later = await steps.asked(ada);
    await service().db.updateTable('step_challenges').set({ expires_at: 5 }).execute();
    expect((await steps.answer(later.token, { code: codeOf(secret) })).status).toBe(400);
  });

  test('of a setup or a check can’t be used to sign in, nor one of another account', async () => {
    const { session, secret } = await withApp();
    const bob = await waypost.addAccount();
    const his = await steps.session(bob);
    const begun = (await steps.post('/api/second-step/app/start', {}, his)).body;
    const code = codeOf(begun.secret as string);
    expect((await steps.answer(begun.token as string, { code })).status).toBe(400);
    const taken = await steps.post('/api/second-step/app/finish', { token: begun.token, code }, session);
    expect(taken.status).toBe(400);
    const again = (await steps.post('/api/second-step/ask', {}, session)).body.step;
    expect((await steps.answer(again.token as string, { code: codeOf(secret) })).status).toBe(400);
  });

  test.each([{}, { code: '' }, { code: '123456', credential: { id: 'x' } }, { token: 7, code: '123456' }])(
    'refuses the answer %j',
    async (answer) => {
      const { ada } = await withApp();
      const { token } = await steps.asked(ada);
      expect((await steps.post('/api/session/step', { token, ...answer })).status).toBe(400);
    },
  );
});

test('thirty wrong codes in a day block the app for that day, but not the recovery codes', async () => {
  const { ada, secret, recovery } = await withApp();
  const { db } = service();
  const update = (misses: number, missed_since: number) =>
    db.updateTable('authenticators').set({ misses, missed_since }).where('account_id', '=', ada.id).execute();
  await update(29, Math.floor(Date.now() / 1000) - 60);
  const { token } = await steps.asked(ada);
  expect((await steps.answer(token, { code: '000000' })).body.message).toBe(
    'Wrong code. Check your phone’s clock and enter the latest code.',
  );
  expect((await steps.answer(token, { code: 'aaaa-aaaa-aaaa' })).body.message).toBe(
    'Wrong code. Check it or enter another one.',
  );
  const closed = await steps.answer(token, { code: codeOf(secret) });
  expect([closed.status, closed.body.message]).toEqual([400, expect.stringContaining('try again tomorrow')]);
  const { body } = await steps.answer(token, { code: recovery[3] });
  expect(body).toMatchObject({ error: 0, recovery: 9 });
  await update(30, 5);
  const next = await steps.asked(ada);
  expect((await steps.answer(next.token, { code: codeOf(secret) })).status).toBe(200);
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and the response reports how many are left', async () => {
    const { ada, recovery } = await withApp();
    const code = ` ${recovery[0]?.toUpperCase().replaceAll('-', ' ')} `;
    const { token } = await steps.asked(ada);
    expect((await steps.answer(token, { code })).body).toMatchObject({ error: 0, recovery: 9 });
    const again = await steps.asked(ada);
    expect((await steps.answer(again.token, { code })).body).toMatchObject({ error: 1, field: 'code' });
  });

  test('works only for its own account, and is not stored in plain text', async () => {
    const { ada } = await withApp();
    const { recovery } = await withApp();
    const { token } = await steps.asked(ada);
    expect((await steps.answer(token, { code: recovery[0] })).status).toBe(400);
    const rows = JSON.stringify(await service().db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recovery) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('stops working once new codes are made', async () => {
    const { ada, session, recovery } = await withApp();
    const made = (await steps.post('/api/second-step/recovery', {}, session)).body.recovery as string[];
    expect(made).toHaveLength(10);
    const { token } = await steps.asked(ada);
    expect((await steps.answer(token, { code: recovery[0] })).status).toBe(400);
    expect((await steps.answer(token, { code: made[0] })).status).toBe(200);
  });

  test('can be made only for an account with a second step', async () => {
    const session = await steps.session(await waypost.addAccount());
    expect((await steps.post('/api/second-step/recovery', {}, session)).status).toBe(400);
  });
});

test('an API key needs no second step, and can’t read the app’s secret', async () => {
  const { ada, secret } = await withApp();
  expect(await isOpen(ada.key)).toBe(true);
  const told = await waypost.call('GET', '/api/second-step', { key: ada.key });
  expect(JSON.stringify(told.body)).not.toContain(secret);
});

test('an account that is being deleted can’t finish signing in with a recovery code', async () => {
  const { ada, session, recovery } = await withApp();
  const { token } = await steps.asked(ada);
  const body = { username: ada.username, password: ada.password };
  expect((await waypost.call('DELETE', '/api/account', { key: session, body })).status).toBe(200);
  expect((await steps.answer(token, { code: recovery[0] })).status).toBe(400);
});

test('an account without a second step signs in with the password alone', async () => {
  const bob = await waypost.addAccount();
  const { body } = await steps.signIn(bob);
  expect(body).toMatchObject({ error: 0, id: bob.id, session: expect.stringMatching(/^wps_/) });
});
