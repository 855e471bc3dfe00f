/** Responses reveal nothing about who has an account, neither by their content nor by their timing. */
import { afterEach, describe, expect, test } from 'vitest';
import { addSetupToken } from '#test/records/add-tokens.ts';
import { startMailbox } from '#test/start-mailbox.ts';
import { startService, type TestService } from '#test/start-service.ts';
import { startWithMail } from '#test/start-with-mail.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

/** Stops it after the test. */
function stopped<T extends { stop(): Promise<void> }>(started: T): T {
  running.push(started);
  return started;
}

/** All requests with an e-mail address that callers with a key can make. */
const askers = {
  'POST /api/register/mail': (waypost: TestService, email: string) =>
    waypost.call('POST', '/api/register/mail', { body: { email } }),
  'POST /api/password/forgotten': (waypost: TestService, email: string) =>
    waypost.call('POST', '/api/password/forgotten', { body: { email } }),
  'PUT /api/account/update': (waypost: TestService, email: string, key: string) =>
    waypost.call('PUT', '/api/account/update', { key, body: { email } }),
};

/** Returns what a caller sees, without what differs between any two responses. */
function shown({ status, headers, body }: Awaited<ReturnType<TestService['call']>>, email: string) {
  const differs = /^(?:date|content-length|x-ratelimit-.*|x-request-id)$/;
  const others = [...headers].filter(([name]) => !differs.test(name));
  return { status, headers: others, text: JSON.stringify(body).replaceAll(email, 'ADDRESS') };
}

describe.each(Object.entries(askers))('%s', (_name, ask) => {
  test('responds before anything is sent, and equally whether or not an account has the address', async () => {
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const waypost = stopped(await startWithMail({}, { before: () => mayGoOn }));
    const [curious, taken] = [
      await waypost.addAccount(),
      await waypost.addAccount({ email: 'a@example.com' }),
    ];
    const answers = [];
    for (const email of [taken.email, 'b@example.com']) {
      answers.push(shown(await ask(waypost, email, curious.key), email));
    }
    expect(waypost.mailbox.messages).toEqual([]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200, text: expect.stringContaining('ADDRESS') });
    goOn();
    expect(await waypost.mailbox.messageTo(taken.email)).toBeDefined();
  });

  test('responds equally, with 200, when no mail can be sent', async () => {
    const waypost = stopped(
      await startWithMail({}, { before: () => Promise.reject(new Error('Not today')) }),
    );
    const [curious, taken] = [await waypost.addAccount(), await waypost.addAccount()];
    const answers = [];
    for (const email of [taken.email, 'b@example.com'])
      answers.push(shown(await ask(waypost, email, curious.key), email));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    expect(await waypost.sent()).toEqual([]);
  });

  test('sends an address at most five messages an hour, and responds equally after that', async () => {
    const waypost = stopped(await startWithMail());
    const [curious, taken] = [await waypost.addAccount(), await waypost.addAccount()];
    const answers = [];
    for (let round = 0; round < 7; round += 1) {
      answers.push((await ask(waypost, taken.email, curious.key)).body);
      await waypost.service.post?.settled();
    }
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await waypost.sent()).toHaveLength(5);
    // Neither the next hour nor another address is affected.
    await ask(waypost, 'other@example.com', curious.key);
    const { db } = waypost.service;
    const earlier = Math.floor(Date.now() / 1000) - 60 * 60;
    await db.updateTable('mail_counts').set({ since: earlier }).execute();
    await ask(waypost, taken.email, curious.key);
    expect((await waypost.sent()).filter((line) => line.startsWith(`${taken.email}:`))).toHaveLength(6);
    const rows = await db.selectFrom('mail_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });
});

test.each(['/api/register/mail', '/api/password/forgotten'])(
  'POST %s responds without a database lookup',
  async (path) => {
    const waypost = stopped(await startWithMail());
    const { email } = await waypost.addAccount();
    // SQLite has one connection for everything except redirects. While it's held, nothing else can be read or written.
    await waypost.service.db.transaction().execute(async () => {
      for (const each of [email, 'free@example.com']) {
        expect((await waypost.call('POST', path, { body: { email: each } })).status).toBe(200);
      }
    });
    expect(await waypost.mailbox.messageTo(email)).toBeDefined();
  },
);

test('an address gets at most five messages an hour, even when they are requested simultaneously', async () => {
  const waypost = stopped(await startWithMail());
  const { email } = await waypost.addAccount();
  const { post } = waypost.service;
  for (let round = 0; round < 12; round += 1) post?.toForgetful(email);
  expect(await waypost.sent()).toHaveLength(5);
});

test('a password reset is confirmed by mail even when the address has reached its hourly limit', async () => {
  const waypost = stopped(await startWithMail());
  const { email } = await waypost.addAccount();
  for (let round = 0; round < 6; round += 1) {
    await waypost.call('POST', '/api/password/forgotten', { body: { email } });
  }
  const body = { token: await waypost.tokenFor(email), password: 'battery staple' };
  expect((await waypost.call('POST', '/api/password/reset', { body })).status).toBe(200);
  // Several messages are sent at the same time, in any order.
  expect(await waypost.sent()).toContain(`${email}: Your Waypost password was changed`);
});

test('a message is sent later when the mail server is unreachable at first', async () => {
  const away = await startMailbox();
  await away.stop();
  const waypost = stopped(
    await startService({ env: { REGISTRATION: 'open', ...away.env }, mailPauses: Array(200).fill(50) }),
  );
  const { status } = await waypost.call('POST', '/api/register/mail', { body: { email: 'ada@example.com' } });
  expect(status).toBe(200);
  const back = stopped(await startMailbox({ port: away.port }));
  expect((await back.messageTo('ada@example.com')).subject).toBe('Create your Waypost account');
  await waypost.service.post?.settled();
  expect(back.messages).toHaveLength(1);
});

describe('the mail extension', () => {
  test('is announced by a service that sends mail', async () => {
    const waypost = stopped(await startWithMail());
    const { headers } = await waypost.call('GET', '/api/register');
    expect(headers.get('x-extensions')?.split(', ')).toContain('mail');
  });

  test('is not announced without mail: its endpoints return 404, and addresses need no confirmation', async () => {
    const waypost = stopped(await startService({ env: { REGISTRATION: 'open' } }));
    const { key } = await waypost.addAccount({ staff: true });
    for (const each of [undefined, key]) {
      const { headers } = await waypost.call('GET', '/api/account', { key: each });
      expect(headers.get('x-extensions')?.split(', ')).not.toContain('mail');
    }
    for (const path of [
      '/api/register/mail',
      '/api/password/forgotten',
      '/api/password/reset',
      '/api/account/email',
    ]) {
      const { status, body } = await waypost.call('POST', path, { key, body: {} });
      expect([path, status, body]).toEqual([path, 404, { error: 1, message: 'This server sends no mail.' }]);
    }
    const body = { email: 'ada@example.com', username: 'ada', password: 'correct horse' };
    expect((await waypost.call('POST', '/api/register', { body })).status).toBe(200);
    await waypost.call('PUT', '/api/account/update', { key, body: { email: 'new@example.com' } });
    const { data } = (await waypost.call('GET', '/api/account', { key })).body;
    expect(data.email).toBe('new@example.com');
  });

  test('lets the first account register with the setup token, without a message', async () => {
    const waypost = stopped(await startWithMail({ env: { REGISTRATION: 'first' } }));
    const token = await addSetupToken(waypost);
    const body = { email: 'ada@example.com', username: 'ada', password: 'correct horse', token };
    expect((await waypost.call('POST', '/api/register', { body })).status).toBe(200);
    expect(await waypost.sent()).toEqual([]);
  });
});
