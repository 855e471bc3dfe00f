import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { mailPassword, startMailbox, tokenIn } from '#test/start-mailbox.ts';
import { mainScript } from '#test/start-process.ts';

/** Starts the service as in production, with maximum logging, and collects every line it prints. */
async function startLogging(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [mainScript], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'trace',
      RATE_LIMIT: '1000',
      REGISTRATION: 'open',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  const read = (part: Buffer) => {
    printed += part.toString();
    const url = /Waypost is at (http\S+)\/app\//.exec(printed)?.[1];
    if (url) resolve(url);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('exit', () => reject(new Error(printed)));
  const url = await ready;
  const ended = new Promise((done) => child.once('exit', done));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return printed;
    },
  };
}

test('the log contains no key, token, password, username, e-mail address or user agent', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-log-'));
  const mailbox = await startMailbox();
  const upstream = await startScriptedServer(() => ({ body: { error: 0, message: 'Of the other server.' } }));
  const UPSTREAMS = `work=${upstream.url},away=http://127.0.0.1:9`;
  const service = await startLogging(folder, { ...mailbox.env, UPSTREAMS });
  const call = async (method: string, address: string, key: string | undefined, body?: unknown) => {
    const answer = await fetch(service.url + address, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'agent-of-the-test',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const who = { email: 'person.of.the.test@example.com', password: 'password-of-the-test' };
  const { email } = who;
  const username = 'name-of-the-test';
  await call('POST', '/api/register/mail', undefined, { email });
  const token = tokenIn(await mailbox.messageTo(email));
  const { key = '', session = '' } = await call('POST', '/api/register', undefined, {
    ...who,
    token,
    username,
  });
  expect(key).toMatch(/^wp_/);
  await call('POST', '/api/session', undefined, who);
  await call('POST', '/api/session', undefined, { ...who, password: 'guess-of-the-test' });
  const { key: second = '' } = await call('POST', '/api/key/add', key, { name: 'Second' });
  await call('PUT', '/api/account/update', session, { password: 'changed-of-the-test' });
  // Waits for the messages about the sign-in, the key and the changed password.
  for (let told = 0; told < 3; told += 1) await mailbox.messageTo(email);
  await call('DELETE', '/api/account', key, { username, password: 'guess-of-the-test' });
  await call('GET', '/api/account', 'wp_key-that-nobody-has');
  await call('POST', '/api/session', undefined, '{"password": "broken-of-the-test');
  // The gateway, which forwards keys of other servers, doesn't log them either.
  expect(await call('GET', '/upstream/work/api/account', 'key-that-nobody-has')).toMatchObject({
    message: 'Of the other server.',
  });
  await call('GET', '/upstream/away/api/account', 'key-that-nobody-has');
  await call('POST', '/upstream/away/api/channel/add', 'key-that-nobody-has', who);
  expect(upstream.count()).toBe(1);
  await call('GET', `/api/urls?q=${encodeURIComponent(key)}&key=${encodeURIComponent(session)}`, key);
  await call('GET', `/api/nothing/${encodeURIComponent(key)}`, key);
  await fetch(`${service.url}/${encodeURIComponent(key)}`);
  await fetch(`${service.url}/u/${username}/list`);
  await fetch(`${service.url}/?key=${encodeURIComponent(second)}`);
  await call('POST', '/api/register/mail', undefined, { email });
  const resetToken = tokenIn(await mailbox.messageTo(email), '/app/reset');
  await call('POST', '/api/password/forgotten', undefined, { email: 'nobody.of.the.test@example.com' });
  await call('POST', '/api/password/reset', undefined, { token: resetToken, password: 'new-of-the-test' });
  await call('PUT', '/api/account/update', key, { email: 'next.of.the.test@example.com' });
  const emailToken = tokenIn(await mailbox.messageTo('next.of.the.test@example.com'));
  await call('POST', '/api/account/email', key, { token: emailToken });
  await mailbox.messageTo(email);
  // A message that can't be sent is logged, but without its recipient or the mail server's password.
  await mailbox.stop();
  await call('POST', '/api/password/forgotten', undefined, { email: 'next.of.the.test@example.com' });
  const log = await service.stop();
  await upstream.stop();
  await rm(folder, { recursive: true, force: true });

  expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThanOrEqual(10);
  expect(log).toContain('A message could not be sent');
  expect(log).toContain('Another server could not be reached.');
  const tokens = [token, resetToken, emailToken];
  expect(tokens.every((each) => each.startsWith('mail_'))).toBe(true);
  const known = [key, session, second, ...tokens, username, email, mailPassword];
  for (const secret of [...known, 'of-the-test', 'of.the.test', 'key-that-nobody-has']) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
});
