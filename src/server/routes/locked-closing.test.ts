import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => waypost.stop());

const change = (id: number, columns: { locked_at?: number | null; closed_at?: number }) =>
  waypost.service.db.updateTable('accounts').set(columns).where('id', '=', id).execute();

/** Settles once the work that continues after the response is done. */
async function finished(accountId: number): Promise<void> {
  const { db } = waypost.service;
  const there = () => db.selectFrom('accounts').where('id', '=', accountId).select('id').executeTakeFirst();
  await expect.poll(there, { timeout: 15_000 }).toBeUndefined();
}

test('a locked account can’t be deleted until it is unlocked, and keeps its names', async () => {
  const phisher = await waypost.addAccount();
  const other = await waypost.addAccount();
  const { shorturl } = await addLink(waypost, phisher.id, { alias: 'bank' });
  await change(phisher.id, { locked_at: 1 });
  const remove = () => waypost.call('DELETE', '/api/account', { key: phisher.key, body: phisher });
  const { status, body } = await remove();
  expect([status, body.message]).toEqual([403, expect.stringContaining('locked')]);
  expect((await sendRequest(shorturl)).status).toBe(403);
  // The same applies to a request that came a moment before the lock.
  expect(await waypost.service.closings.close({ id: phisher.id, username: phisher.username })).toBe(false);
  const { data } = (await waypost.call('GET', '/api/account', { key: phisher.key })).body;
  expect(data).toMatchObject({ username: phisher.username, email: phisher.email });
  const names = { url: 'https://acme.example', custom: 'bank' };
  expect((await waypost.call('POST', '/api/url/add', { key: other.key, body: names })).body.field).toBe(
    'custom',
  );
  await change(phisher.id, { locked_at: null });
  expect((await remove()).status).toBe(200);
});

test('domains of an account that is locked during its deletion stay unavailable', async () => {
  const add = (key: string, host: string) =>
    waypost.call('POST', '/api/domain/add', { key, body: { domain: `https://${host}` } });
  const locked = await waypost.addAccount();
  const other = await waypost.addAccount();
  const next = await waypost.addAccount();
  await add(locked.key, 'locked.example');
  await add(other.key, 'left.example');
  await change(locked.id, { closed_at: 1, locked_at: 1 });
  await change(other.id, { closed_at: 1 });
  await waypost.service.closings.resume();
  await Promise.all([finished(locked.id), finished(other.id)]);
  expect((await add(next.key, 'left.example')).status).toBe(200);
  const { status, body } = await add(next.key, 'locked.example');
  expect([status, body.field]).toEqual([400, 'domain']);
});
