import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mainScript } from '#test/start-process.ts';

let folder: string;
let running: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [mainScript], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => said.push(line));
  createInterface(child.stderr).on('line', (line) => said.push(line));
  /** Waits until the process prints a match of the pattern. */
  const says = async (pattern: RegExp) =>
    await expect.poll(() => said.join('\n').match(pattern)?.[1], { timeout: 20_000 }).toBeTruthy();
  const find = (pattern: RegExp) => said.join('\n').match(pattern)?.[1] ?? '';
  return { child, said, says, find };
}

const address = /Waypost is at (\S+)\/app\//;
const setup = /first account at \S+#(\S+)/;

test('the first start prints an address to create the first account, which works once', async () => {
  const first = run();
  await first.says(setup);
  const register = (token: string, name: string) =>
    fetch(`${first.find(address)}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${name}@example.com`,
        username: name,
        password: 'correct horse',
        token,
      }),
    });
  expect((await register(first.find(setup), 'ada')).status).toBe(200);
  expect((await register(first.find(setup), 'bob')).status).toBe(403);

  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  const second = run();
  await second.says(address);
  expect(second.said.join('\n')).not.toMatch(setup);
});

test('with registration closed no address for the first account is printed', async () => {
  const service = run({ REGISTRATION: 'closed' });
  await service.says(address);
  expect(service.said.join('\n')).not.toMatch(setup);
});

test.each([
  [
    { LISTEN_FDS: '2', LISTEN_PID: String(process.pid) },
    /^Waypost couldn’t start\. systemd hands over 2 sockets\. Leave one ListenStream in waypost\.socket\.$/,
  ],
  [
    { PORT: 'eighty' },
    /^Waypost couldn’t start\. PORT must be a whole number from 0 to 65535; it is "eighty"\.$/,
  ],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /^Waypost couldn’t start\. No PostgreSQL answers at 127\.0\.0\.1:1\. Start it, or check DATABASE_URL\.$/,
  ],
  [
    { HOST: '203.0.113.1' },
    /^Waypost couldn’t start\. HOST 203\.0\.113\.1 isn’t an address of this machine\./,
  ],
  [
    { HOST: 'none.invalid' },
    /^Waypost couldn’t start\. HOST none\.invalid isn’t an address of this machine\./,
  ],
  [
    { GEOIP_DB: '/nowhere.mmdb' },
    /^Waypost couldn’t start\. The database of places \/nowhere\.mmdb can’t be read\. Set GEOIP_DB to an \.mmdb file/,
  ],
])('%j stops the start with a one-line message', async (env, sentence) => {
  const service = run(env);
  const [code] = (await once(service.child, 'exit')) as [number];
  expect(code).toBe(1);
  await expect.poll(() => service.said).toEqual([expect.stringMatching(sentence)]);
});

test('a request in progress finishes after SIGTERM', async () => {
  const service = run();
  await service.says(setup);
  const origin = service.find(address);
  // Hashing a password takes long enough for the signal to arrive in the middle of it.
  const answer = fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.com',
      username: 'ada',
      password: 'correct horse',
      token: service.find(setup),
      demo: true,
    }),
  });
  await expect.poll(async () => (await fetch(`${origin}/api/register`)).ok).toBe(true);
  service.child.kill('SIGTERM');
  expect((await answer).status).toBe(200);
  expect(await once(service.child, 'exit')).toEqual([0, null]);
});

test('a request on an open connection after SIGTERM gets a JSON response', async () => {
  const service = run({ REGISTRATION: 'closed' });
  await service.says(address);
  const { hostname, port } = new URL(service.find(address));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answers = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answers += part));
  // The request is in progress until its body is complete.
  const body = JSON.stringify({ email: 'nobody', password: 'x' });
  socket.write(
    `POST /api/session HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await fetch(`${service.find(address)}/api/register`);
  service.child.kill('SIGTERM');
  const isListening = () =>
    fetch(`${service.find(address)}/api/register`).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening).toBe(false);
  socket.write(`${body.slice(5)}GET /api/account HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  await once(socket, 'close');
  const [, first, second] = answers.split('HTTP/1.1 ');
  expect([first, second].map((answer) => answer?.slice(0, 3))).toEqual(['401', '401']);
  expect(JSON.parse(second?.split('\r\n\r\n')[1] ?? '')).toEqual({
    error: 1,
    message: 'A valid API key is required to use this service.',
  });
  expect(await once(service.child, 'exit')).toEqual([0, null]);
});

test('a port in use stops the start with a message', async () => {
  const first = run();
  await first.says(address);
  const second = run({ PORT: new URL(first.find(address)).port });
  const [code] = (await once(second.child, 'exit')) as [number];
  expect(code).toBe(1);
  await expect
    .poll(() => second.said.join('\n'))
    .toMatch(
      /^Waypost couldn’t start\. Port \d+ is in use by another program\. End that program, or set PORT/,
    );
});

test('the log has one JSON line per request, and no secrets', async () => {
  const service = run();
  await service.says(setup);
  const origin = service.find(address);
  const send = (method: string, path: string, body?: object, key?: string) =>
    fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const password = 'correct horse battery';
  const account = { email: 'ada@example.com', username: 'ada', password, token: service.find(setup) };
  const { key, session } = (await (await send('POST', '/api/register', account)).json()) as Record<
    string,
    string
  >;
  await send('POST', '/api/session', { email: 'ada@example.com', password });
  const made = await send(
    'POST',
    '/api/qr/add',
    { type: 'link', data: 'https://acme.example/secret-place' },
    key,
  );
  const { link } = (await made.json()) as { link: string };
  await send('GET', new URL(link).pathname);
  await send('GET', '/nothing-here');
  service.child.kill('SIGTERM');
  await once(service.child, 'close');

  const requests = service.said
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
    .map(({ method, route, status, account: id, ms }) => [method, route, status, id, typeof ms]);
  expect(requests).toEqual([
    ['POST', '/api/register', 200, undefined, 'number'],
    ['POST', '/api/session', 200, undefined, 'number'],
    ['POST', '/api/qr/add', 200, 1, 'number'],
    ['GET', '/qr/:code', 302, undefined, 'number'],
    ['GET', '/:alias', 404, undefined, 'number'],
  ]);
  const log = service.said.filter((line) => line.startsWith('{')).join('\n');
  for (const secret of [key, session, password, account.token, 'secret-place', '"remoteAddress"', 'Bearer']) {
    expect(log).not.toContain(secret);
  }
});
