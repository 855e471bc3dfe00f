import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let steps: ReturnType<typeof secondSteps>;
/** A staff member. */
let grace: TestAccount;
let session: string;

async function start(env: Record<string, string> = {}) {
  waypost = await startService({ env });
  steps = secondSteps(waypost);
  grace = await waypost.addAccount({ staff: true });
  session = await steps.session(grace);
}
afterEach(() => waypost.stop());

const stateOf = async (key: string) =>
  (await waypost.call('GET', '/api/second-step', { key })).body.data.staff as string | null;
const accountsWith = (key: string) => waypost.call('GET', '/api/support/accounts', { key });
const inspect = (key: string, { id }: TestAccount) =>
  waypost.call('POST', '/api/support/inspection/add', { key, body: { account: id, reason: 'Slow links.' } });
const hours = 60 * 60;
const steppedAgo = (seconds: number) =>
  waypost.service.db
    .updateTable('keys')
    .set({ stepped_at: Math.floor(Date.now() / 1000) - seconds })
    .where('kind', '=', 'session')
    .execute();
const setUp = 'Support staff need a second step.';

describe('by default', () => {
  test('staff need no second step while none of them has one', async () => {
    await start();
    await steps.addApp(await steps.session(await waypost.addAccount()));
    const ada = await waypost.addAccount();
    for (const key of [session, grace.key]) {
      expect([await stateOf(key), (await accountsWith(key)).status]).toEqual([null, 200]);
      expect((await inspect(key, ada)).status).toBe(200);
    }
  });

  test('all staff need a second step as soon as one of them has one', async () => {
    await start();
    const joan = await waypost.addAccount({ staff: true });
    await steps.addApp(await steps.session(joan));
    expect(await stateOf(session)).toBe('setup');
    for (const key of [session, grace.key]) {
      const { status, body, headers } = await accountsWith(key);
      expect([status, body.message]).toEqual([403, expect.stringContaining(setUp)]);
      // The support pages are still offered, and say what to do.
      expect(headers.get('x-extensions')).toContain('support');
    }
    await steps.addApp(session);
    expect([await stateOf(session), (await accountsWith(session)).status]).toEqual([null, 200]);
  });

  test('a second step from more than 8 hours ago is required again before an inspection', async () => {
    await start();
    const ada = await waypost.addAccount();
    const { secret } = await steps.addApp(session);
    await steppedAgo(8 * hours - 60);
    expect((await inspect(session, ada)).status).toBe(200);
    await steppedAgo(8 * hours + 1);
    expect([await stateOf(session), (await accountsWith(session)).status]).toEqual(['again', 200]);
    const { status, body } = await inspect(session, ada);
    expect([status, body.message]).toEqual([403, expect.stringContaining('Confirm your second step')]);
    const { step } = (await steps.post('/api/second-step/ask', {}, session)).body;
    const check = (code: string) =>
      steps.post('/api/second-step/check', { token: step.token, code }, session);
    expect((await check('000000')).status).toBe(400);
    expect((await check(codeOf(secret))).status).toBe(200);
    expect([await stateOf(session), (await inspect(session, ada)).status]).toEqual([null, 200]);
    // Confirming in one browser doesn't apply to another.
    expect(await stateOf(await steps.session(grace))).toBe('again');
  });

  test('an API key of staff with a second step reads the support pages but inspects no account', async () => {
    await start();
    const ada = await waypost.addAccount();
    await steps.addApp(session);
    expect((await accountsWith(grace.key)).status).toBe(200);
    const { status, body } = await inspect(grace.key, ada);
    expect([status, body.message]).toEqual([403, expect.stringContaining('An API key can’t do this')]);
  });
});

test('staff have to set up a second step when it is required', async () => {
  await start({ STAFF_SECOND_FACTOR: 'required' });
  expect([await stateOf(session), (await accountsWith(session)).status]).toEqual(['setup', 403]);
  expect((await waypost.call('GET', '/api/account', { key: session })).status).toBe(200);
  expect(await stateOf(await steps.session(await waypost.addAccount()))).toBeNull();
});

test('staff need no second step when it is turned off', async () => {
  await start({ STAFF_SECOND_FACTOR: 'off' });
  await steps.addApp(session);
  await steppedAgo(100 * hours);
  expect((await inspect(grace.key, await waypost.addAccount())).status).toBe(200);
  expect(await stateOf(session)).toBeNull();
});

describe('every endpoint of support', () => {
  const ofStaff = endpoints.filter(({ extension }) => extension === 'support');

  test('refuses staff without the required second step', async () => {
    await start({ STAFF_SECOND_FACTOR: 'required', RATE_LIMIT: '1000' });
    for (const { method, path } of ofStaff) {
      const answer = await waypost.call(method, path.replaceAll(/:\w+/g, '1'), { key: session });
      expect([path, answer.status, answer.body.message]).toEqual([path, 403, expect.stringContaining(setUp)]);
    }
  });

  test('that reaches into an account requires a recent second step', async () => {
    await start();
    await steps.addApp(session);
    await steppedAgo(9 * hours);
    const fresh: string[] = [];
    for (const { method, path, name } of ofStaff) {
      const answer = await waypost.call(method, path.replaceAll(/:\w+/g, '1'), { key: session });
      if (String(answer.body.message).startsWith('Confirm your second step')) fresh.push(name);
    }
    expect(fresh.toSorted()).toEqual(['bundle', 'inspect', 'lock', 'plan', 'reveal', 'staff']);
  });
});
