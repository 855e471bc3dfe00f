import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail();
});
afterAll(() => waypost.stop());

const remove = ({ key, username, password }: { key: string; username: string; password: string }) =>
  waypost.call('DELETE', '/api/account', { key, body: { username, password } });

test('the deletion of an account is mailed to its confirmed address, in its language', async () => {
  const ada = await waypost.addAccount();
  await waypost.service.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', ada.id).execute();
  expect((await remove(ada)).status).toBe(200);
  const { text } = await waypost.mailbox.messageTo(ada.email);
  expect(text).toContain(`Dein Waypost-Konto ${ada.username} bei ${waypost.url} wurde gelöscht.`);

  const bob = await waypost.addAccount({ confirmed: false });
  expect((await remove(bob)).status).toBe(200);
  expect((await waypost.sent()).filter((line) => line.startsWith(bob.email))).toEqual([]);
});

test('a lock is mailed with its reason, and its end too, to a confirmed address', async () => {
  const grace = await waypost.addAccount({ staff: true });
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount({ confirmed: false })];
  const lock = async (id: number, locked: boolean) => {
    const path = `/api/support/account/${id}/lock`;
    const body = { locked, reason: 'Phishing' };
    expect((await waypost.call('PUT', path, { key: grace.key, body })).status).toBe(200);
  };
  for (const locked of [true, false, false]) {
    await lock(ada.id, locked);
    await lock(bob.id, locked);
    // Waiting ensures that they're sent in this order.
    await waypost.sent();
  }
  const said = waypost.mailbox.messages.filter(({ to }) => to === ada.email);
  expect(said.map(({ subject }) => subject)).toEqual([
    'Your Waypost account was locked',
    'Your Waypost account was unlocked',
  ]);
  expect(said[0]?.text).toContain(
    `Your account ${ada.username} at ${waypost.url} was locked. Reason: Phishing`,
  );
  expect((await waypost.sent()).filter((line) => line.startsWith(bob.email))).toEqual([]);
});
