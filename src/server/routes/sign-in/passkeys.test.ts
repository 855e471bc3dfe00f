import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secondSteps } from '#test/second-steps.ts';
import { softwarePasskey } from '#test/software-passkey.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let steps: ReturnType<typeof secondSteps>;

const start = async (PUBLIC_URL = 'https://go.acme.example') => {
  waypost = await startService({ env: { PUBLIC_URL } });
  steps = secondSteps(waypost);
};
beforeEach(() => start());
afterEach(() => waypost.stop());

async function withPasskey() {
  const ada = await waypost.addAccount();
  const session = await steps.session(ada);
  return { ada, session, ...(await steps.addPasskey(session)) };
}
const state = async (key: string) => (await waypost.call('GET', '/api/second-step', { key })).body.data;
const isOpen = async (key: string) => (await waypost.call('GET', '/api/account', { key })).status === 200;
/** Starts a sign-in with only a passkey and returns the challenge. */
const alone = async (body: object = {}) => (await steps.post('/api/session/passkey', body)).body;

describe('a passkey', () => {
  test('is created for the host of the public address, named, renamed and removed', async () => {
    const ada = await waypost.addAccount({ email: 'ada@acme.example', username: 'ada' });
    const session = await steps.session(ada);
    const { options } = (await steps.post('/api/passkey/start', {}, session)).body;
    expect(options).toMatchObject({
      rp: { id: 'go.acme.example', name: 'Waypost' },
      user: { name: 'ada@acme.example', displayName: 'ada' },
    });
    const { id, recovery } = await steps.addPasskey(session, 'Phone');
    expect(recovery).toHaveLength(10);
    expect(await state(session)).toMatchObject({
      passkeys: [{ id, name: 'Phone', lastused: null }],
      recovery: 10,
      origin: 'https://go.acme.example',
    });
    expect((await steps.addPasskey(session, 'Key')).recovery).toEqual([]);
    const address = `/api/passkey/${id}`;
    await waypost.call('PUT', `${address}/update`, { key: session, body: { name: 'Old phone' } });
    expect((await state(session)).passkeys[1].name).toBe('Old phone');
    const empty = await waypost.call('PUT', `${address}/update`, { key: session, body: { name: ' ' } });
    expect([empty.status, empty.body.field]).toEqual([400, 'name']);
    expect((await waypost.call('DELETE', `${address}/delete`, { key: session })).status).toBe(200);
    expect((await state(session)).passkeys).toHaveLength(1);
  });

  test('is the second step after the password, even without user verification', async () => {
    const { ada, passkey } = await withPasskey();
    const step = await steps.asked(ada);
    expect(step).toMatchObject({ app: false, recovery: true });
    const credential = passkey.get(step.passkey ?? {}, { verified: false });
    const { body } = await steps.answer(step.token, { credential });
    expect(body).toMatchObject({ error: 0, id: ada.id, recovery: null });
    expect(await isOpen(body.session as string)).toBe(true);
    // The same response is used again, for its own challenge and for another one.
    expect((await steps.answer(step.token, { credential })).status).toBe(400);
    const other = await steps.asked(ada);
    expect((await steps.answer(other.token, { credential })).status).toBe(400);
  });

  test('signs in without the password, for the chosen time, when its device has verified the user', async () => {
    const { ada, session, passkey } = await withPasskey();
    const { token, options } = await alone({ remember: true });
    expect(options).toMatchObject({ rpId: 'go.acme.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { body } = await steps.answer(token as string, { credential: passkey.get(options) });
    expect(body).toMatchObject({ error: 0, id: ada.id });
    expect(Date.parse(`${body.expires}Z`) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
    expect((await state(session)).passkeys[0].lastused).not.toBeNull();
  });

  test.each([
    ['its device made sure of nobody', { verified: false }],
    ['it comes from another page', { origin: 'https://go.acme.example.evil.example' }],
    ['it names another account', { userHandle: Buffer.from('waypost-999').toString('base64url') }],
    ['it names none', { userHandle: '' }],
  ])('doesn’t sign in without the password when %s', async (_why, traits) => {
    const { passkey } = await withPasskey();
    const { token, options } = await alone();
    const credential = passkey.get(options, traits);
    const { status, body } = await steps.answer(token as string, { credential });
    expect([status, body.field]).toEqual([400, 'credential']);
  });

  test('that is unknown or of another account is refused', async () => {
    const { ada } = await withPasskey();
    const bobs = await withPasskey();
    const step = await steps.asked(ada);
    const strange = softwarePasskey('https://go.acme.example');
    for (const device of [bobs.passkey, strange]) {
      const credential = device.get(step.passkey ?? {}, { userHandle: 'x' });
      expect((await steps.answer(step.token, { credential })).status).toBe(400);
    }
  });

  test('whose counter goes backwards, as a copy’s does, is refused', async () => {
    const { ada, id, passkey } = await withPasskey();
    await waypost.service.db.updateTable('passkeys').set({ counter: 1000 }).where('id', '=', id).execute();
    const step = await steps.asked(ada);
    const credential = passkey.get(step.passkey ?? {});
    expect((await steps.answer(step.token, { credential })).status).toBe(400);
  });

  test('is not added with another challenge, from another page, or twice', async () => {
    const session = await steps.session(await waypost.addAccount());
    const begun = async () => (await steps.post('/api/passkey/start', {}, session)).body;
    const finish = (token: unknown, credential: object) =>
      steps.post('/api/passkey/finish', { token, name: 'Phone', credential }, session);
    const passkey = softwarePasskey('https://go.acme.example');
    const [first, second] = [await begun(), await begun()];
    expect((await finish(first.token, passkey.create(second.options))).status).toBe(400);
    const elsewhere = softwarePasskey('https://evil.example').create(first.options);
    expect((await finish(first.token, elsewhere)).status).toBe(400);
    expect(
      (await finish(first.token, { id: 'x', rawId: 'x', type: 'public-key', response: {} })).status,
    ).toBe(400);
    expect((await finish(first.token, passkey.create(first.options))).status).toBe(200);
    expect((await finish(second.token, passkey.create(second.options))).status).toBe(400);
    expect((await state(session)).passkeys).toHaveLength(1);
  });

  test('is no longer asked for once the last one is removed', async () => {
    const { ada, session, id } = await withPasskey();
    await waypost.call('DELETE', `/api/passkey/${id}/delete`, { key: session });
    expect((await steps.signIn(ada)).body.session).toMatch(/^wps_/);
    expect((await state(session)).recovery).toBe(0);
  });
});

test.each(['http://go.acme.example', 'http://127.0.0.1:3000', 'https://192.0.2.7', 'http://[::1]:3000'])(
  'passkeys are not offered at %s',
  async (url) => {
    await waypost.stop();
    await start(url);
    const ada = await waypost.addAccount();
    const session = await steps.session(ada);
    expect((await state(session)).origin).toBeNull();
    const { status, headers, body } = await steps.post('/api/passkey/start', {}, session);
    expect([status, body.message]).toEqual([404, expect.stringContaining('host name and https')]);
    expect(headers.get('x-extensions')).not.toContain('passkeys');
    expect(headers.get('x-extensions')).toContain('security');
  },
);

test('passkeys are offered and announced at http://localhost', async () => {
  await waypost.stop();
  await start('http://localhost:3000');
  const { headers } = await waypost.call('GET', '/api/register');
  expect(headers.get('x-extensions')).toContain('passkeys');
  const { ada, passkey } = await withPasskey();
  const step = await steps.asked(ada);
  expect((await steps.answer(step.token, { credential: passkey.get(step.passkey ?? {}) })).status).toBe(200);
});
