import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { seal } from '#server/store/analytics/seal.ts';
import { addBlocks, spread } from './analytics-visits.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { destination, fillAccount } from './seed.ts';
import { startBenchService } from './start-service.ts';
import { userAgents } from './user-agents.ts';

/**
 * Measures how long requests for visit statistics take over HTTP, by the number of visits of an account. They cover one
 * dimension and several at once, over 30 days and over everything, with ratios to the account with the fewest visits.
 * `BENCH_VISITS=10000,100000` uses accounts of other sizes. The processor time is shown beside the duration, since
 * other work on the machine changes it little.
 */
const sizes = (process.env.BENCH_VISITS ?? '10000,1000000,10000000').split(',').map(Number);
const links = 300;
/** How often each request is sent, and how often in a row. */
const [asked, inRow] = [25, 5];
/** Time between the requests that are sent beside redirects, in ms. */
const pause = 100;

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const month = { from: day(29), to: day(0) };
const all = { from: day(spread), to: day(0) };
const crossed = JSON.stringify([
  { by: 'country', is: ['C0', 'C1', 'C2'] },
  { by: 'device', is: ['phone'] },
  { by: 'browser', not: ['Browser 0'] },
]);
const page = 'country,language,device,browser,os,referrer,source,utm_source,utm_campaign,link';
const zone = 'Europe/Berlin';

const questions: Record<string, Record<string, string>> = {
  'country, 30 days': { ...month, zone, top: 'country' },
  'country, all': { ...all, zone, by: 'month', top: 'country' },
  'referrer, all': { ...all, zone, by: 'month', top: 'referrer' },
  'link, all': { ...all, zone, by: 'month', top: 'link' },
  'ten dimensions, 30 days': { ...month, zone, compare: 'before', top: page },
  'crossed, 30 days': { ...month, zone, top: page, filters: crossed },
  'crossed, all': { ...all, zone, by: 'month', top: page, filters: crossed },
};

/** @param url of an empty PostgreSQL database. Defaults to SQLite in a folder. */
export async function measureQuestions(url?: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
  try {
    const database = await openDatabase({ url, dataDir, durability: 'normal' });
    const accounts: { key: string; visits: number }[] = [];
    for (const visits of sizes) {
      const name = `bench${visits}`;
      const { id, key } = await addAccount(database.db, {
        email: `${name}@example.com`,
        username: name,
        password_hash: '',
      });
      await fillAccount(database, id, links, name);
      const of = await database.db.selectFrom('links').where('account_id', '=', id).select('id').execute();
      const begin = performance.now();
      const bytes = await addBlocks(
        database,
        id,
        of.map((link) => link.id),
        visits,
      );
      console.log(
        `${visits.toLocaleString('en')} visits: ${(bytes / visits).toFixed(1)} bytes each, ` +
          `made in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
      );
      const began = performance.now();
      await seal(database, Date.now() / 1000);
      console.log(`Summed up in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      accounts.push({ key, visits });
    }
    await database.close();

    const service = await startBenchService(dataDir, url);
    const time = async (key: string, query: Record<string, string>, visits?: number) => {
      const begin = performance.now();
      const response = await fetch(`${service.origin}/api/analytics?${new URLSearchParams(query)}`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      const { data, message } = (await response.json()) as {
        data?: { totals: { visits: number } };
        message?: string;
      };
      if (!data) throw new Error(message);
      if (visits !== undefined && data.totals.visits !== visits)
        throw new Error(`${visits} visits, but ${data.totals.visits} counted.`);
      return performance.now() - begin;
    };
    const table: Record<string, Record<string, string>> = {};
    for (const [name, query] of Object.entries(questions)) {
      const isAll = query.from === all.from && !query.filters;
      const times = new Map<number, number[]>(sizes.map((visits) => [visits, []]));
      const spent = new Map<number, number>();
      for (const { key, visits } of accounts) await time(key, query, isAll ? visits : undefined);
      // The accounts take turns, so that all are measured under the same conditions.
      for (let count = 0; count < asked; count += inRow)
        for (const { key, visits } of accounts) {
          const before = service.cpu();
          for (let turn = 0; turn < inRow; turn += 1) times.get(visits)?.push(await time(key, query));
          spent.set(visits, (spent.get(visits) ?? 0) + ((service.cpu() - before) * 1000) / asked);
        }
      const [first = 0] = sizes;
      const [fewest, least] = [median(times.get(first) ?? []), spent.get(first) ?? 0];
      table[name] = Object.fromEntries(
        [...times].flatMap(([visits, of]) => {
          const [took, cpu] = [median(of), spent.get(visits) ?? 0];
          const size = visits.toLocaleString('en');
          return [
            [`${size}, ms`, `${took.toFixed(1)}, processor ${cpu.toFixed(1)}`],
            [`${size} / fewest`, `${(took / fewest).toFixed(2)}, processor ${(cpu / least).toFixed(2)}`],
          ];
        }),
      );
    }
    console.table(table);
    await besideRedirects();
    await service.kill('SIGTERM');

    /** Measures redirects by a few concurrent visitors, alone and while statistics pages are read one after another. */
    async function besideRedirects() {
      const asking = accounts.find(({ visits }) => visits === 1_000_000);
      if (!asking) return;
      const { host } = new URL(service.origin);
      const requests = Array.from({ length: links }, (_, number) =>
        Buffer.from(
          `GET /bench1000000${destination(number).path.slice(1)} HTTP/1.1\r\nHost: ${host}\r\n` +
            `User-Agent: ${userAgents[number % userAgents.length]}\r\nConnection: keep-alive\r\n\r\n`,
        ),
      );
      const measure = () => load(service.origin, requests, { connections: 4, milliseconds: 8000 });
      await measure();
      const alone = await measure();
      const over = new AbortController();
      let answered = 0;
      const reading = (async () => {
        for (; !over.signal.aborted; answered += 1) {
          await time(asking.key, questions['crossed, 30 days'] ?? {});
          await sleep(pause);
        }
      })();
      const beside = await measure();
      over.abort();
      await reading;
      if (alone.wrong + beside.wrong > 0) throw new Error('Not every answer was a redirect.');
      console.log(
        `Redirects: ${Math.round(alone.answered / alone.seconds)} a second with a p99 of ${alone.p99.toFixed(1)} ms alone; ` +
          `${Math.round(beside.answered / beside.seconds)} and ${beside.p99.toFixed(1)} ms beside ` +
          `${answered} questions, ${(beside.p99 / alone.p99).toFixed(2)} times as long.`,
      );
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
