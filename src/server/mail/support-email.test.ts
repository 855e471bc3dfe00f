import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

const help = 'help@waypost.example';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail({ env: { SUPPORT_EMAIL: help } });
});
afterAll(() => waypost.stop());

const lock = ({ id }: TestAccount) =>
  waypost.service.db
    .updateTable('accounts')
    .set({ locked_at: now(), lock_reason: 'Phishing' })
    .where('id', '=', id)
    .execute();
const write = ({ key }: TestAccount) =>
  waypost.call('POST', '/api/channel/add', { key, body: { name: 'Newsletter' } });

test('the account names the support address', async () => {
  const { key } = await waypost.addAccount();
  const { body } = await waypost.call('GET', '/api/account', { key });
  expect(body.data.support).toBe(help);
});

test('the refusal of a change by a locked account names the support address', async () => {
  const ada = await waypost.addAccount();
  await lock(ada);
  expect((await write(ada)).body.message).toMatch(/To make changes, contact help@waypost\.example\.$/);
});

test('the refusal of a change by an expired account names the support address', async () => {
  const { body } = await write(await waypost.addAccount({ plan: 'pro', expires_at: 1_600_000_000 }));
  expect(body.message).toBe(
    'The plan pro expired on 2020-09-13 12:26:40 UTC. To renew it, contact help@waypost.example.',
  );
});

test('messages name the support address, and replies go there', async () => {
  const ada = await waypost.addAccount();
  await waypost.service.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', ada.id).execute();
  const grace = await waypost.addAccount({ staff: true });
  const path = `/api/support/account/${ada.id}/lock`;
  const body = { locked: true, reason: 'Phishing' };
  expect((await waypost.call('PUT', path, { key: grace.key, body })).status).toBe(200);
  const locked = await waypost.mailbox.messageTo(ada.email);
  expect(locked.replyTo).toBe(help);
  expect(locked.text).toContain('Um dein Konto entsperren zu lassen, wende dich an help@waypost.example.');

  const bob = await waypost.addAccount();
  const { username, password } = bob;
  await waypost.call('DELETE', '/api/account', { key: bob.key, body: { username, password } });
  const { text } = await waypost.mailbox.messageTo(bob.email);
  expect(text).toContain('If this wasn’t you, contact help@waypost.example right away.');
});
