import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './store/database/database.ts';
import { addFullKey } from '#test/records/add-full-key.ts';
import { ask } from '#test/ask.ts';
import { addTargets } from '#test/random-visits.ts';
import { startOnPostgres } from '#test/start-on-postgres.ts';
import { startProcess } from '#test/start-process.ts';
import { startService } from '#test/start-service.ts';

const run = promisify(execFile);
const main = path.resolve(import.meta.dirname, 'main.ts');

const readiness = async (origin: string) => {
  const { status, body } = await ask(`${origin}/readyz`);
  return { status, ...(JSON.parse(body) as Record<string, unknown>) };
};

test('a service that can do its work says so, and their words are no aliases', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  expect(await ask(`${service.url}/healthz`)).toMatchObject({ status: 200, body: 'ok\n' });
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

test('on a branded domain the same addresses are links', async () => {
  const service = await startService({ env: { DOMAIN_CHECK: 'off' } });
  onTestFinished(() => service.stop());
  const { key } = await service.addAccount();
  await service.call('POST', '/api/domain/add', { key, body: { domain: 'https://go.acme.example' } });
  expect((await ask(`${service.url}/healthz`, { headers: { Host: 'go.acme.example' } })).status).toBe(404);
});

test('without PostgreSQL the process is alive and not ready', async () => {
  const world = await startOnPostgres();
  onTestFinished(() => world.stop());
  const service = await world.start();
  expect(await readiness(service.origin)).toMatchObject({ status: 200, database: 'ok' });
  world.proxy.refuse(true);
  world.proxy.cut();
  await expect
    .poll(() => readiness(service.origin), { timeout: 20_000 })
    .toMatchObject({ status: 503, ready: false, database: 'away', message: 'The database is away.' });
  expect((await ask(`${service.origin}/healthz`)).status).toBe(200);
  world.proxy.refuse(false);
  await expect.poll(() => readiness(service.origin), { timeout: 20_000 }).toMatchObject({ status: 200 });
}, 60_000);

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!mayMount)(
  'a full disk is told as that, and reading goes on',
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
    const service = await startProcess(main, [], {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
    });
    onTestFinished(() => service.kill('SIGKILL'));
    const headers = { Authorization: `Bearer ${key}` };
    expect((await ask(`${service.origin}/api/account`, { headers })).status).toBe(200);
    const fill = path.join(folder, 'fill');
    const { bavail, bsize } = await statfs(folder);
    await writeFile(fill, Buffer.alloc(bavail * bsize));
    const addLink = () =>
      fetch(`${service.origin}/api/url/add`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `https://example.com/${'x'.repeat(2000)}` }),
      });
    // What the log of the database still has room for is written.
    await expect.poll(async () => (await addLink()).status, { timeout: 20_000 }).toBe(503);
    const refused = await addLink();
    expect(await refused.json()).toEqual({
      error: 1,
      message: 'The server’s disk is full. Nothing was changed.',
    });
    expect(await readiness(service.origin)).toMatchObject({ status: 503, disk: 'full' });
    expect((await ask(`${service.origin}/a`)).status).toBe(302);
    expect((await ask(`${service.origin}/api/urls`, { headers })).status).toBe(200);
    await rm(fill);
    await expect.poll(async () => (await addLink()).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(() => readiness(service.origin), { timeout: 20_000 }).toMatchObject({ status: 200 });
  },
  60_000,
);
