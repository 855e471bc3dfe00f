import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#server/services/open-session.ts';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
beforeAll(async () => {
  waypost = await startWithMail();
});
afterAll(() => waypost.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIn = async ({ email, password }: TestAccount, device?: string, agent = firefox) => {
  const headers = { 'User-Agent': agent };
  const answer = await waypost.call('POST', '/api/session', { body: { email, password, device }, headers });
  return answer.body as { session: string; device: string };
};
const sentTo = async ({ email }: TestAccount) =>
  (await waypost.sent()).filter((line) => line.startsWith(`${email}: `));
const addKey = (key: string, body: object) => waypost.call('POST', '/api/key/add', { key, body });

test('only a sign-in from a new browser, except the first, is mailed, with its time and browser', async () => {
  const ada = await waypost.addAccount();
  const { device } = await signIn(ada);
  await signIn(ada, device);
  expect(await sentTo(ada)).toEqual([]);
  await signIn(ada);
  const { subject, text } = await waypost.mailbox.messageTo(ada.email);
  expect(subject).toBe('New sign-in to Waypost');
  expect(text).toMatch(
    /^Someone signed in to your account .+ from a new browser on \d+ \w+ \d{4} at \d\d:\d\d UTC\.\n\nFirefox on Windows\n\nIf this was you/,
  );
  expect(text).toContain(`your account ${ada.username} at ${waypost.url}`);
  // A browser may keep several accounts, and another one may be open.
  expect(text.split('\n\n').at(-1)).toBe(`${waypost.url}/app/account?in=${ada.username}`);
  expect(await sentTo(ada)).toHaveLength(1);
});

test('a sign-in from a new browser is mailed after one from a known browser', async () => {
  const ada = await waypost.addAccount();
  const { device } = await openSession(waypost.service.db, ada.id, { agent: firefox });
  await signIn(ada, device);
  await signIn(ada);
  expect((await waypost.mailbox.messageTo(ada.email)).subject).toBe('New sign-in to Waypost');
});

test('a sign-in from a new browser is mailed after one with a recovery code', async () => {
  const ada = await waypost.addAccount();
  const steps = secondSteps(waypost);
  const { secret, recovery } = await steps.addApp(await steps.session(ada));
  await waypost.mailbox.messageTo(ada.email);
  await steps.answer((await steps.asked(ada)).token, { code: recovery[0] });
  expect((await waypost.mailbox.messageTo(ada.email)).subject).toContain('recovery code');
  await steps.answer((await steps.asked(ada)).token, { code: codeOf(secret) });
  expect((await waypost.mailbox.messageTo(ada.email)).subject).toBe('New sign-in to Waypost');
});

test('the browser is named in the account’s language, and left out if it is unknown', async () => {
  const ada = await waypost.addAccount();
  await waypost.service.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', ada.id).execute();
  await signIn(ada);
  await signIn(ada);
  expect((await waypost.mailbox.messageTo(ada.email)).text).toContain(
    ' angemeldet.\n\nFirefox unter Windows\n\nWenn du das warst',
  );
  await signIn(ada, undefined, 'Mozilla/5.0');
  expect((await waypost.mailbox.messageTo(ada.email)).text).toContain(' angemeldet.\n\nWenn du das warst');
});

test('after a password change, a sign-in from a previously known browser is mailed', async () => {
  const ada = await waypost.addAccount();
  const { session, device } = await signIn(ada);
  const body = { password: 'battery staple' };
  await waypost.call('PUT', '/api/account/update', { key: session, body });
  expect((await waypost.mailbox.messageTo(ada.email)).subject).toContain('password was changed');
  await signIn({ ...ada, ...body }, device);
  expect((await waypost.mailbox.messageTo(ada.email)).subject).toBe('New sign-in to Waypost');
});

test('a new API key is mailed with its name and its access, in the account’s language', async () => {
  const ada = await waypost.addAccount();
  await waypost.service.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', ada.id).execute();
  expect((await addKey(ada.key, { name: 'Kasse', access: 'read' })).status).toBe(200);
  const { text } = await waypost.mailbox.messageTo(ada.email);
  expect(text).toMatch(
    /^Am \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC wurde für dein Konto .+ der API-Schlüssel „Kasse“/u,
  );
  expect(text).toContain('Programme können damit dein Konto nur lesen.');
  expect(text.split('\n\n').at(-1)).toBe(`${waypost.url}/app/account?in=${ada.username}`);
});

test('new browsers and API keys are not mailed to an unconfirmed address', async () => {
  const bob = await waypost.addAccount({ confirmed: false });
  await signIn(bob);
  await signIn(bob);
  await addKey(bob.key, { name: 'Till' });
  expect(await sentTo(bob)).toEqual([]);
});
