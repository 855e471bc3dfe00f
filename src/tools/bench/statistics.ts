import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addAccount } from '#server/services/add-account.ts';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { type Visit, visitAppender } from '#server/store/visits.ts';
import { startBenchService } from './start-service.ts';

/**
 * Measures how long the detail of a QR code and its scans per day take over HTTP, by the number of its scans. Reports
 * times, and ratios to the code with the fewest scans.
 */
const sizes = [1000, 100_000, 1_000_000];
const asked = 300;
/** Numbers of distinct values, as many as a code on every poster of a country would have. */
const variety = { countries: 120, referrers: 1000, browsers: 30, systems: 12, visitors: 0.7 };
const together = 5000;

const now = Math.floor(Date.now() / 1000);

/** Picks some values often and many rarely. */
const pick = (count: number) => Math.floor(count * Math.random() ** 3);

function scan(target_id: number, visitors: number): Visit {
  return {
    kind: 'qr',
    target_id,
    at: now - Math.floor(Math.random() * 90 * 86_400),
    country: `C${pick(variety.countries)}`,
    referrer: `site${pick(variety.referrers)}.example.com`,
    browser: `Browser ${pick(variety.browsers)}`,
    os: `System ${pick(variety.systems)}`,
    social: Math.random() < 0.1 ? 'facebook' : '',
    visitor: hash('md5', String(pick(visitors)), 'base64url'),
  };
}

async function addScans(database: Database, target: number, count: number): Promise<void> {
  const append = visitAppender(database);
  for (let added = 0; added < count; added += together) {
    const visits = Math.min(together, count - added);
    await append(Array.from({ length: visits }, () => scan(target, count * variety.visitors)));
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
try {
  const database = await openDatabase({ dataDir });
  const { id: account_id, key } = await addAccount(database.db, {
    email: 'bench@example.com',
    username: 'bench',
    password_hash: '',
  });
  const codes: { id: number; scans: number }[] = [];
  const table: Record<string, object> = {};
  for (const scans of sizes) {
    const { id } = await database.db
      .insertInto('qrs')
      .values({
        account_id,
        code: `bench${scans}`,
        type: 'text',
        data: '"bench"',
        background: 'rgb(255,255,255)',
        foreground: 'rgb(0,0,0)',
        logo: null,
        name: 'bench',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addScans(database, id, scans);
    const start = performance.now();
    await rollUp(database);
    const microseconds = ((performance.now() - start) * 1000) / scans;
    table[`${scans.toLocaleString('en')} scans`] = { 'counting, µs each': Number(microseconds.toFixed(1)) };
    codes.push({ id, scans });
  }
  await database.close();

  const service = await startBenchService(dataDir);
  const headers = { Authorization: `Bearer ${key}` };
  const timesOf = async <Answer>(address: string, check: (answer: Answer) => number, scans: number) => {
    const times: number[] = [];
    for (let count = 0; count < asked; count += 1) {
      const start = performance.now();
      const response = await fetch(service.origin + address, { headers });
      const answer = (await response.json()) as Answer;
      times.push(performance.now() - start);
      if (check(answer) !== scans) throw new Error(`${scans} scans, but ${check(answer)} counted.`);
    }
    times.sort((a, b) => a - b);
    return (share: number) => times[Math.floor((asked - 1) * share)] ?? 0;
  };
  let fewest: { detail: number; series: number } | undefined;
  const day = (ago: number) => new Date((now - ago * 86_400) * 1000).toISOString().slice(0, 10);
  for (const { id, scans } of codes) {
    const detail = await timesOf<{ data: { clicks: number } }>(
      `/api/qr/${id}`,
      ({ data }) => data.clicks,
      scans,
    );
    // A quarter and the one before it, as the page requests it.
    const series = await timesOf<{ data: { series: { clicks: number }[] } }>(
      `/api/qr/${id}/series?from=${day(181)}&to=${day(0)}&zone=Europe/Berlin`,
      ({ data }) => data.series.reduce((sum, { clicks }) => sum + clicks, 0),
      scans,
    );
    const medians = { detail: detail(0.5), series: series(0.5) };
    fewest ??= medians;
    const ms = (time: number) => Number(time.toFixed(2));
    Object.assign(table[`${scans.toLocaleString('en')} scans`] ?? {}, {
      'detail, p50 ms': ms(medians.detail),
      'p99 ms': ms(detail(0.99)),
      'detail / fewest': ms(medians.detail / fewest.detail),
      'series, p50 ms': ms(medians.series),
      'series p99 ms': ms(series(0.99)),
      'series / fewest': ms(medians.series / fewest.series),
    });
  }
  await service.kill('SIGTERM');
  console.table(table);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
