import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { load } from './load.ts';
import { addLinks, destination } from './seed.ts';
import { userAgents } from './user-agents.ts';

/**
 * Measures what counting costs other requests: redirects alone, redirects beside ten readers of lists, and how soon
 * everything is counted after a period of full load. WAYPOST_BENCH_SECONDS is the length of that period. It defaults to
 * two minutes.
 */
const links = 1000;
const seconds = Number(process.env['WAYPOST_BENCH_SECONDS'] ?? 120);
const round = 15_000;
const readers = 10;

/** Returns requests of visitors from everywhere, so that many of them are new. */
function requests(origin: string): Buffer[] {
  const { host } = new URL(origin);
  const byte = () => Math.floor(Math.random() * 256);
  return Array.from({ length: 200_003 }, (_, number) =>
    Buffer.from(
      `GET ${destination(Math.floor(links * Math.random() ** 3)).path} HTTP/1.1\r\nHost: ${host}\r\n` +
        `User-Agent: ${userAgents[number % userAgents.length]}\r\n` +
        `X-Forwarded-For: 81.${byte()}.${byte()}.${byte()}\r\nConnection: keep-alive\r\n\r\n`,
    ),
  );
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
try {
  const seeded = await openDatabase({ dataDir });
  await addLinks(seeded, links);
  const { id } = await seeded.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const reader = await addAccount(seeded.db, {
    email: 'reader@example.com',
    username: 'reader',
    password_hash: '',
  });
  await seeded.db.updateTable('keys').set({ account_id: id }).where('account_id', '=', reader.id).execute();
  await seeded.close();
  const service = await startProcess(mainScript, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env['WAYPOST_BENCH_DATABASE_URL'] ?? '',
    DURABILITY: process.env['WAYPOST_BENCH_DURABILITY'] ?? '',
    REGISTRATION: 'closed',
    RATE_LIMIT: '900000',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
  });
  const asked = requests(service.origin);
  const read = async () => {
    const start = performance.now();
    const response = await fetch(`${service.origin}/api/urls?order=click`, {
      headers: { Authorization: `Bearer ${reader.key}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The list is answered with ${response.status}.`);
    return { took: performance.now() - start, countedUntil: response.headers.get('X-Counted-Until') };
  };
  const measure = async (milliseconds: number, connections = 32) => {
    const { answered, wrong, p50, p99, seconds } = await load(service.origin, asked, {
      milliseconds,
      connections,
    });
    if (wrong > 0) throw new Error('Not every answer was a redirect.');
    return { 'redirects/s': Math.round(answered / seconds), 'p50 ms': p50, 'p99 ms': p99 };
  };
  await measure(round / 5);
  const one = await measure(round / 3, 1);
  const alone = await measure(round);
  const over = new AbortController();
  const took: number[] = [];
  const readOn = async () => {
    while (!over.signal.aborted) took.push((await read()).took);
  };
  const reading = Array.from({ length: readers }, readOn);
  const beside = await measure(round);
  over.abort();
  await Promise.all(reading);
  const long = await measure(seconds * 1000);
  const first = await read();
  const start = performance.now();
  while ((await read()).countedUntil !== null) await sleep(100);
  const counted = performance.now() - start;
  console.table({
    'one connection': one,
    'without readers': alone,
    [`with ${readers} readers`]: beside,
    [`${seconds} s`]: long,
  });
  const worst = Math.max(...took);
  console.log(
    `With readers p99 is ${(beside['p99 ms'] / alone['p99 ms']).toFixed(1)} times that without; ` +
      `${took.length} lists were read, the slowest in ${worst.toFixed(0)} ms. After ${seconds} s the first list took ` +
      `${first.took.toFixed(0)} ms (${first.countedUntil === null ? 'complete' : 'not complete'}), ` +
      `and everything was counted after ${(counted / 1000).toFixed(1)} s.`,
  );
  await service.kill('SIGTERM');
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
