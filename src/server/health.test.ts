import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './store/database/database.ts';
import { addFullKey } from '#test/records/add-full-key.ts';
import { sendRequest } from '#test/send-request.ts';
import { addTargets } from '#test/random-visits.ts';
import { startOnPostgres } from '#test/start-on-postgres.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { startService } from '#test/start-service.ts';

const run = promisify(execFile);

const readiness = async (origin: string) => {
  const { status, body } = await sendRequest(`${origin}/readyz`);
  return { status, ...(JSON.parse(body) as Record<string, unknown>) };
};

test('healthz and readyz report a healthy service, and are reserved as aliases', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  expect(await sendRequest(`${service.url}/healthz`)).toMatchObject({ status: 200, body: 'ok\n' });
  expect(await readiness(service.url)).toMatchObject({
    status: 200,
    ready: true,
    database: 'ok',
    disk: 'ok',
    backlog: 0,
    journal: 0,
    message: '',
  });
  const { key } = await service.addAccount();
  for (const alias of ['healthz', 'readyz']) {
    const answer = await service.call('POST', '/api/url/add', {
      key,
      body: { url: 'https://example.com', custom: alias },
    });
    expect(answer.status).toBe(400);
  }
});

test('healthz is not served on a branded domain', async () => {
  const service = await startService({ env: { DOMAIN_CHECK: 'off' } });
  onTestFinished(() => service.stop());
  const { key } = await service.addAccount();
  await service.call('POST', '/api/domain/add', { key, body: { domain: 'https://go.acme.example' } });
  expect((await sendRequest(`${service.url}/healthz`, { headers: { Host: 'go.acme.example' } })).status).toBe(
    404,
  );
});

test('metrics are served in Prometheus format, to callers with the token only', async () => {
  const token = 'a-token-for-prometheus';
  const mail = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'links@example.com' };
  const service = await startService({ env: { METRICS_TOKEN: token, ...mail } });
  onTestFinished(() => service.stop());
  const numbers = async (headers = {}) => sendRequest(`${service.url}/metrics`, { headers });
  const { key } = await service.addAccount();
  const body = { url: 'https://example.com', custom: 'metrics' };
  expect((await service.call('POST', '/api/url/add', { key, body })).status).toBe(200);
  // An existing link keeps its address.
  expect((await numbers()).headers['location']).toBe('https://example.com');
  const wrong = await numbers({ Authorization: 'Bearer another-token-of-its-kind' });
  expect([wrong.status, wrong.body]).toEqual([401, 'Wrong token\n']);

  const { status, headers, body: text } = await numbers({ Authorization: `Bearer ${token}` });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = text.trim().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'waypost_ready 1',
      'waypost_visits_lost_total 0',
      'waypost_http_requests_total{method="POST",status="200",route="/api/url/add"} 1',
      'waypost_http_requests_total{method="GET",status="302",route="/metrics"} 1',
      'waypost_http_request_duration_seconds_count{area="api"} 1',
      expect.stringMatching(/^waypost_info\{version="[\d.]+",database="(?:sqlite|postgres)"\} 1$/),
    ]),
  );
  // In the text format, comments name each family once, and everything else is a name, labels and a number.
  const form = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})? [-\d.e+]+)$/;
  expect(lines.filter((line) => !form.test(line))).toEqual([]);
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(types).size).toBe(types.length);

  // Everything that the Grafana dashboard queries exists.
  const asked = (await readFile('docs/deploy/grafana.json', 'utf8')).matchAll(
    /\b((?:waypost|process|nodejs)_\w+?)(?:_bucket|_count)?(?=[{,])/g,
  );
  const names = types.map((line) => line.split(' ')[2]);
  expect(names).toEqual(expect.arrayContaining([...asked].map(([, name]) => name)));
});

test('a request gets an id from the service, unless a trusted proxy sends one', async () => {
  const named = { 'X-Request-Id': 'from-a-proxy-1' };
  for (const [trust, expected] of [
    ['off', /^[\da-f]{8}-[\da-f]{4}$/],
    ['on', /^from-a-proxy-1$/],
  ] as const) {
    const service = await startService({ env: { TRUST_PROXY: trust } });
    onTestFinished(() => service.stop());
    const answer = await service.call('GET', '/api/nothing', { headers: named });
    expect(answer.headers.get('x-request-id')).toMatch(expected);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  }
});

test(
  'without PostgreSQL the service is alive but not ready',
  { tags: ['every-case'], timeout: 60_000 },
  async () => {
    const world = await startOnPostgres();
    onTestFinished(() => world.stop());
    const service = await world.start();
    expect(await readiness(service.origin)).toMatchObject({ status: 200, database: 'ok' });
    world.proxy.refuse(true);
    world.proxy.cut();
    await expect
      .poll(() => readiness(service.origin), { timeout: 20_000 })
      .toMatchObject({ status: 503, ready: false, database: 'away', message: 'The database is away.' });
    expect((await sendRequest(`${service.origin}/healthz`)).status).toBe(200);
    world.proxy.refuse(false);
    await expect.poll(() => readiness(service.origin), { timeout: 20_000 }).toMatchObject({ status: 200 });
  },
);

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!mayMount)(
  'a full disk is reported, and reads still succeed',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waypost-disk-'));
    await run('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'none', folder]);
    onTestFinished(async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    });
    const seed = await openDatabase({ dataDir: folder });
    await addTargets(seed);
    const key = 'a-key-for-a-full-disk';
    await addFullKey(seed, key);
    await seed.close();
    const service = await startProcess(mainScript, [], {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
    });
    onTestFinished(() => service.kill('SIGKILL'));
    const headers = { Authorization: `Bearer ${key}` };
    expect((await sendRequest(`${service.origin}/api/account`, { headers })).status).toBe(200);
    const fill = path.join(folder, 'fill');
    const { bavail, bsize } = await statfs(folder);
    // The service writes as well, so the last bytes may already be taken.
    await writeFile(fill, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    const addLink = () =>
      fetch(`${service.origin}/api/url/add`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `https://example.com/${'x'.repeat(2000)}` }),
      });
    // Writes succeed until the database's log has used up its space.
    const refusal = async () => {
      const answer = await addLink();
      return [answer.status, await answer.json()];
    };
    await expect
      .poll(refusal, { timeout: 20_000 })
      .toEqual([503, { error: 1, message: 'The server’s disk is full. Nothing was changed.' }]);
    expect(await readiness(service.origin)).toMatchObject({ status: 503, disk: 'full' });
    expect((await sendRequest(`${service.origin}/a`)).status).toBe(302);
    expect((await sendRequest(`${service.origin}/api/urls`, { headers })).status).toBe(200);
    await rm(fill);
    await expect.poll(async () => (await addLink()).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(() => readiness(service.origin), { timeout: 20_000 }).toMatchObject({ status: 200 });
  },
  60_000,
);
