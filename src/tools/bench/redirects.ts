import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { mainScript, type Process, startProcess } from '#test/start-process.ts';
import { type Load, load } from './load.ts';
import { median } from './median.ts';
import { addLinks, destination } from './seed.ts';
import { userAgents } from './user-agents.ts';

/**
 * Measures the redirects per second of the real service, with every visit recorded in SQLite and counted, compared with
 * a bare node:http server that responds from a Map, and with the service with DURABILITY=normal. The rounds take turns,
 * so that all are measured under the same conditions. In a long round at the end, visits are counted while they arrive.
 */

const links = 1000;
const rounds = 5;
const milliseconds = 3000;
const sustained = 15_000;
/** Counting continues for a moment after a round, in ms. It must not overlap with the next service's round. */
const rest = 2500;

/**
 * Returns the visits that the database holds once the service has stopped. The next start would count the last of them.
 */
async function tally(dataDir: string) {
  const database = await openDatabase({ dataDir });
  await rollUp(database);
  const { db, close } = database;
  const { visits } = await db
    .selectFrom('visits')
    .select(db.fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
  const { clicks } = await db
    .selectFrom('links')
    .select(db.fn.sum<number>('clicks').as('clicks'))
    .executeTakeFirstOrThrow();
  await close();
  return { visits, clicks };
}

const referrers = [
  '',
  '',
  '',
  'https://www.google.com/',
  'https://l.facebook.com/',
  'https://t.co/',
  'https://news.example.org/a/b',
];

/**
 * Returns a function that picks numbers below `count` by popularity: the second about half as often as the first, and
 * so on.
 */
function popularity(count: number): (share: number) => number {
  const total = Math.log(count + 1);
  return (share) => Math.min(count - 1, Math.floor(Math.exp(share * total) - 1));
}

/** Returns requests with links, browsers and referrers in ever new combinations. */
function requests(origin: string): Buffer[] {
  const { host } = new URL(origin);
  const popular = popularity(links);
  return Array.from({ length: 20_011 }, (_, number) => {
    const referrer = referrers[number % referrers.length];
    return Buffer.from(
      `GET ${destination(popular(((number * 7919) % 20_011) / 20_011)).path} HTTP/1.1\r\nHost: ${host}\r\n` +
        `User-Agent: ${userAgents[(number * 31) % userAgents.length]}\r\n` +
        'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n' +
        'Accept-Language: en-US,en;q=0.9\r\nAccept-Encoding: gzip, deflate, br\r\n' +
        `${referrer ? `Referer: ${referrer}\r\n` : ''}Connection: keep-alive\r\n\r\n`,
    );
  });
}

type Round = Load & { perSecond: number; cpu: number };

async function measure(child: Process, asked: readonly Buffer[], milliseconds: number): Promise<Round> {
  const before = child.cpu();
  const round = await load(child.origin, asked, { milliseconds });
  if (round.wrong > 0) throw new Error('Not every answer was a redirect.');
  return {
    ...round,
    perSecond: round.answered / round.seconds,
    cpu: ((child.cpu() - before) / round.answered) * 1e6,
  };
}

function row(of: readonly Round[]) {
  return {
    'redirects/s': Math.round(median(of.map(({ perSecond }) => perSecond))),
    'p50 ms': Number(median(of.map(({ p50 }) => p50)).toFixed(2)),
    'p99 ms': Number(median(of.map(({ p99 }) => p99)).toFixed(2)),
    'processor µs each': Math.round(median(of.map(({ cpu }) => cpu))),
  };
}

/** Starts the service with a database of its own. */
async function startSeeded(dataDir: string, durability: string): Promise<Process> {
  const seeded = await openDatabase({ dataDir });
  await addLinks(seeded, links);
  await seeded.close();
  return startProcess(mainScript, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DURABILITY: durability,
    REGISTRATION: 'closed',
  });
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
const otherDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
try {
  const bare = await startProcess(path.join(import.meta.dirname, 'bare-server.ts'), [String(links)]);
  const service = await startSeeded(dataDir, 'full');
  const relaxed = await startSeeded(otherDir, 'normal');
  const asked = {
    bare: requests(bare.origin),
    service: requests(service.origin),
    relaxed: requests(relaxed.origin),
  };
  const measured: Record<'bare' | 'service' | 'relaxed', Round>[] = [];
  // The first round is a warm-up and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ofBare = await measure(bare, asked.bare, milliseconds);
    const ofService = await measure(service, asked.service, milliseconds);
    await sleep(rest);
    const ofRelaxed = await measure(relaxed, asked.relaxed, milliseconds);
    measured.push({ bare: ofBare, service: ofService, relaxed: ofRelaxed });
    await sleep(rest);
  }
  const long = await measure(service, asked.service, sustained);
  await bare.kill('SIGTERM');
  await Promise.all([service.kill('SIGTERM'), relaxed.kill('SIGTERM')]);

  const answered = measured.reduce((sum, round) => sum + round.service.answered, long.answered);
  const { visits, clicks } = await tally(dataDir);
  if (visits !== answered || clicks !== answered) {
    throw new Error(`${answered} redirects, but ${visits} visits recorded and ${clicks} counted.`);
  }
  const counted = measured.slice(1);
  console.table({
    'bare node:http': row(counted.map((round) => round.bare)),
    'the service': row(counted.map((round) => round.service)),
    'DURABILITY=normal': row(counted.map((round) => round.relaxed)),
    [`the service, ${sustained / 1000} s`]: row([long]),
  });
  const ratio = (of: (round: (typeof measured)[number]) => number) => median(counted.map(of)).toFixed(2);
  console.log(
    `Ratio ${ratio((round) => round.service.perSecond / round.bare.perSecond)} ` +
      `(by processor time ${ratio((round) => round.bare.cpu / round.service.cpu)}); ` +
      `to DURABILITY=normal ${ratio((round) => round.service.perSecond / round.relaxed.perSecond)}; ` +
      `each of ${answered} redirects is recorded and counted once.`,
  );
} finally {
  for (const folder of [dataDir, otherDir]) await rm(folder, { recursive: true, force: true });
}
