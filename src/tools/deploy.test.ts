/**
 * Runs the examples of docs/deploy for real. `npm run bench -- every-case` fetches the proxies if they are missing.
 * @module-tag every-case
 */
import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { proxies, type ProxySetup } from '#test/example-proxies.ts';
import { type Restartable, startAtPort, startOnSocket } from '#test/start-restartable.ts';
import { findProxy } from './proxies.ts';
import { cliScript } from '#test/start-process.ts';

const has = (...commands: string[]) =>
  commands.every((command) => spawnSync(command, ['--version']).error === undefined);

describe.each(['caddy', 'nginx'] as const)('%s', (name) => {
  const program = findProxy(name) ?? '';
  const isThere = program !== '' && has('systemd-socket-activate', 'openssl');
  let setup: ProxySetup;
  let service: Restartable | undefined;
  let proxy: ChildProcess | undefined;
  let ca: Buffer;
  const sessions: ClientHttp2Session[] = [];

  const settings = () => ({
    DATA_DIR: path.join(setup.folder, 'data'),
    PUBLIC_URL: `https://waypost.test:${setup.https}`,
    TRUST_PROXY: 'on',
    DOMAIN_CHECK: 'off',
    RATE_LIMIT: '100000',
    // At this level the service prints where it listens. PUBLIC_URL is the proxy's.
    LOG_LEVEL: 'info',
  });

  /** Connects over HTTP/2, and trusts only the authority's certificates. */
  const sessionOf = (host: string) => {
    const session = connect(`https://${host}:${setup.https}`, {
      ca,
      servername: host,
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
    });
    session.setMaxListeners(0);
    sessions.push(session);
    return session;
  };

  const ask = (session: ClientHttp2Session, headers: Record<string, string>, body?: Buffer | string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request(headers, { endStream: body === undefined });
      let told: Record<string, unknown> = {};
      let text = '';
      stream.on('response', (answer) => (told = answer));
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('error', reject);
      stream.on('close', () => resolve({ status: Number(told[':status']), headers: told, text }));
      if (body !== undefined) stream.end(body);
    });

  beforeAll(async () => {
    if (!isThere) return;
    const [port, https, http] = [await freePort(), await freePort(), await freePort()];
    setup = { folder: await mkdtemp(path.join(tmpdir(), `waypost-${name}-`)), port, https, http };
    service = await startOnSocket(setup.port, settings());
    const started = await proxies[name](setup, program);
    proxy = started.child;
    ca = await vi.waitFor(() => readFile(started.authority), { timeout: 20_000 });
  }, 60_000);
  afterAll(async () => {
    if (!isThere) return;
    for (const session of sessions) session.destroy();
    proxy?.kill('SIGTERM');
    await service?.stop();
    await rm(setup.folder, { recursive: true, force: true });
  });

  test.skipIf(!isThere)(
    'serves HTTP/2 and branded domains, limits uploads and bridges a restart',
    async () => {
      const open = async (host: string) => {
        const session = sessionOf(host);
        return {
          session,
          answer: await ask(session, {
            ':path': '/.well-known/waypost/seen',
            'x-forwarded-for': '203.0.113.99',
          }),
        };
      };
      // The proxy may not be listening yet.
      await expect
        .poll(
          () =>
            open('waypost.test').then(
              ({ answer }) => answer.status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(200);
      const { session, answer } = await open('waypost.test');
      expect(JSON.parse(answer.text)).toMatchObject({
        address: '127.0.0.1',
        host: `waypost.test:${setup.https}`,
        forwarded: true,
      });
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');

      const waypost = (...words: string[]): Record<string, string> =>
        JSON.parse(
          execFileSync(process.execPath, [cliScript, ...words, '--json'], {
            env: {
              PATH: process.env['PATH'],
              DATA_DIR: path.join(setup.folder, 'data'),
              PUBLIC_URL: 'https://waypost.test',
            },
          }).toString(),
        );
      const { key } = waypost(
        'account',
        'add',
        '--email',
        'ada@example.com',
        '--username',
        'ada',
        '--password',
        'correct horse battery',
      );
      const post = (address: string, body: string | Buffer) =>
        ask(
          session,
          {
            ':method': 'POST',
            ':path': address,
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
          },
          body,
        );
      const acme = `https://go.acme.test:${setup.https}`;
      const unknown = await open('go.acme.test').then(
        () => 'a certificate',
        () => 'none',
      );
      expect(unknown).toBe(name === 'caddy' ? 'none' : 'a certificate');
      expect((await post('/api/domain/add', JSON.stringify({ domain: 'https://go.acme.test' }))).status).toBe(
        200,
      );
      const link = JSON.stringify({
        url: 'https://example.com/menu',
        custom: 'menu',
        domain: 'https://go.acme.test',
      });
      expect((await post('/api/url/add', link)).status, acme).toBe(200);
      const branded = await ask(sessionOf('go.acme.test'), { ':path': '/menu' });
      expect([branded.status, branded.headers['location']]).toEqual([302, 'https://example.com/menu']);

      expect((await post('/api/url/add', Buffer.alloc(3 * 2 ** 20, 'x'))).status).toBe(413);

      const visits = sessionOf('go.acme.test');
      const visit = () => ask(visits, { ':path': '/menu' }).then((found) => found.headers['location']);
      let written = 0;
      const write = async () => {
        written += 1;
        const made = { url: 'https://example.com/', custom: `menu-${written}` };
        const { text } = await post('/api/url/add', JSON.stringify(made));
        return text.slice(0, '{"error":0'.length);
      };
      /** Requests that are sent during a restart wait until the service is back, and each write happens once. */
      const answersOfRestart = async (...asked: (() => Promise<unknown>)[]) => {
        const answers: Promise<unknown>[] = [];
        const asking = setInterval(() => answers.push(...asked.map((each) => each())), 20);
        await expect.poll(() => answers.length).toBeGreaterThan(10);
        await service?.restart();
        const before = answers.length;
        await expect.poll(() => answers.length).toBeGreaterThan(before + 10);
        clearInterval(asking);
        return new Set(await Promise.all(answers));
      };
      expect(await answersOfRestart(visit, write)).toEqual(
        new Set(['https://example.com/menu', '{"error":0']),
      );
      if (name === 'nginx') return;
      await service?.stop();
      service = await startAtPort(setup.port, settings());
      expect(await answersOfRestart(visit)).toEqual(new Set(['https://example.com/menu']));
    },
    120_000,
  );
});

test.skipIf(!has('systemd-analyze'))('the systemd units are valid and well confined', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-unit-'));
  const units = ['service', 'socket'].map((kind) => path.join(folder, `waypost.${kind}`));
  for (const unit of units) await cp(path.join('docs/deploy', path.basename(unit)), unit);
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  expect(analyze('verify', ...units)).toEqual({ status: 0, said: '' });
  expect(
    analyze('security', '--offline=true', '--threshold=20', path.join(folder, 'waypost.service')),
  ).toMatchObject({ status: 0 });
  await rm(folder, { recursive: true, force: true });
});
