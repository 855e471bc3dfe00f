import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

const hindrances = [
  ['locked', () => ({ locked_at: now(), lock_reason: 'Phishing' })],
  ['expired', () => ({ expires_at: now() - 60 })],
] as const;

describe.each(hindrances)('an account that is %s', (_name, columns) => {
  async function hindered() {
    const account = await waypost.addAccount();
    const { email, password, id } = account;
    const signIn = async (given = password) =>
      waypost.call('POST', '/api/session', { body: { email, password: given } });
    const [{ body: mine }, { body: other }] = [await signIn(), await signIn()];
    await waypost.service.db.updateTable('accounts').set(columns()).where('id', '=', id).execute();
    const update = (body: object) => waypost.call('PUT', '/api/account/update', { key: mine.session, body });
    return { account, signIn, update, mine: mine.session as string, other: other.session as string };
  }

  test('can change its password, which ends its other sessions', async () => {
    const { signIn, update, mine, other } = await hindered();
    expect((await update({ password: 'battery staple' })).status).toBe(200);
    expect((await waypost.call('GET', '/api/account', { key: other })).status).toBe(401);
    expect((await waypost.call('GET', '/api/account', { key: mine })).status).toBe(200);
    expect((await signIn('battery staple')).status).toBe(200);
  });

  test('can’t change its e-mail address, nor its password in the same request', async () => {
    const { account, signIn, update } = await hindered();
    for (const body of [
      { email: 'new@example.com' },
      { email: 'new@example.com', password: 'battery staple' },
    ])
      expect((await update(body)).status).toBe(403);
    expect((await signIn(account.password)).status).toBe(200);
  });

  test('can’t change its password with an API key', async () => {
    const { account, signIn } = await hindered();
    const body = { password: 'battery staple' };
    const refused = await waypost.call('PUT', '/api/account/update', { key: account.key, body });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/^This account is locked: Phishing\.|^The plan \w+ expired on/);
    expect((await signIn('battery staple')).status).toBe(401);
    expect((await signIn(account.password)).status).toBe(200);
  });

  test('can’t add a channel', async () => {
    const { mine } = await hindered();
    const channel = { key: mine, body: { name: 'Newsletter' } };
    expect((await waypost.call('POST', '/api/channel/add', channel)).status).toBe(403);
  });
});
