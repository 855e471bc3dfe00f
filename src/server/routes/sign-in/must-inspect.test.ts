import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInspection } from '#test/start-inspection.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
/** A staff member. */
let grace: TestAccount;

beforeAll(async () => {
  waypost = await startService();
  grace = await waypost.addAccount({ staff: true, username: 'grace' });
});
afterAll(() => waypost.stop());

const get = (path: string, key = grace.key) => waypost.call('GET', path, { key });
const of = (account: TestAccount, path: string) => `/api/support/account/${account.id}${path}`;
const inspect = (account: TestAccount, staff = grace) => startInspection(waypost, staff, account);

describe('reading an account', () => {
  const parts = ['/findings', '/reach', '/requests'];

  test.each(parts)('at %s is refused without the caller’s own inspection of this account', async (part) => {
    const bob = await waypost.addAccount();
    await inspect(await waypost.addAccount());
    const { status, body } = await get(of(bob, part));
    expect([status, body.message]).toEqual([403, expect.stringContaining('Inspect this account first')]);
    // The inspection of another staff member doesn't count either.
    const joan = await waypost.addAccount({ staff: true });
    await inspect(bob, joan);
    expect((await get(of(bob, part))).status).toBe(403);
    expect((await get(of(bob, part), joan.key)).status).toBe(200);
  });

  test.each(parts)('at %s is refused once the inspection has ended or expired', async (part) => {
    const bob = await waypost.addAccount();
    const { id } = await inspect(bob);
    expect((await get(of(bob, part))).status).toBe(200);
    await waypost.call('DELETE', `/api/support/inspection/${id}/delete`, { key: grace.key });
    expect((await get(of(bob, part))).status).toBe(403);
    const again = await inspect(bob);
    const { db } = waypost.service;
    await db.updateTable('inspections').set({ ends_at: 5 }).where('id', '=', again.id).execute();
    expect((await get(of(bob, part))).status).toBe(403);
  });

  test('is recorded with the inspection’s reason, which the customer can read', async () => {
    const bob = await waypost.addAccount();
    const { id, expires } = await inspect(bob);
    for (const part of parts) await get(of(bob, `${part}?limit=2`));
    const { trail } = (await get(`/api/account/inspections?inspection=${id}`, bob.key)).body.data;
    expect(trail.map(({ what, details }: Record<string, string>) => `${what} ${details}`)).toEqual([
      `read GET /api/support/account/${bob.id}/requests`,
      `read GET /api/support/account/${bob.id}/reach`,
      `read GET /api/support/account/${bob.id}/findings`,
      'inspection ',
    ]);
    expect(trail[0]).toMatchObject({ staff: 'grace', reason: 'Something is wrong.', inspection: id });
    expect((await get(of(bob, '/findings'))).body.inspection).toEqual({ id, expires });
  });

  test('needs no inspection if it is the caller’s own', async () => {
    for (const part of parts) expect((await get(of(grace, part))).status).toBe(200);
  });
});
