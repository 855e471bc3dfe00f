import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondSteps } from '#test/second-steps.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
let steps: ReturnType<typeof secondSteps>;
beforeAll(async () => {
  waypost = await startWithMail({ env: { PUBLIC_URL: 'https://go.acme.example' } });
  steps = secondSteps(waypost);
});
afterAll(() => waypost.stop());

test('using a recovery code is mailed with the number of codes left and the account’s username', async () => {
  const ada = await waypost.addAccount();
  const { recovery } = await steps.addApp(await steps.session(ada));
  expect((await waypost.mailbox.messageTo(ada.email)).text).toContain(
    `This is about your account ${ada.username} at`,
  );
  const { token } = await steps.asked(ada);
  expect((await steps.answer(token, { code: recovery[0] })).status).toBe(200);
  const { subject, text } = await waypost.mailbox.messageTo(ada.email);
  expect(subject).toBe('A recovery code was used to sign in to Waypost');
  expect(text).toContain(`your account ${ada.username} at`);
  expect(text).toContain('9 codes are left.');
});

test('only removing the last second step is mailed with the consequences', async () => {
  const bob = await waypost.addAccount();
  const session = await steps.session(bob);
  await steps.addApp(session);
  const { id } = await steps.addPasskey(session);
  const removed = async (path: string) => {
    await waypost.sent();
    const before = waypost.mailbox.messages.length;
    expect((await waypost.call('DELETE', path, { key: session, body: {} })).status).toBe(200);
    await waypost.sent();
    return waypost.mailbox.messages.slice(before).map(({ text }) => text.split(' This is')[0]);
  };
  expect(await removed(`/api/passkey/${id}/delete`)).toEqual(['A passkey was removed.']);
  expect(await removed('/api/second-step/app')).toEqual([
    'The authenticator app was removed. The password alone is now enough, and your recovery codes no longer work.',
  ]);
});
