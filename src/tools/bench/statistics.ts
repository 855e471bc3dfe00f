import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addAccount } from '#server/routes/add-account.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { type Visit, visitAppender } from '#server/store/visits.ts';
import { startProcess } from '#test/start-process.ts';

/** How long the detail of a QR code takes, over HTTP, by the number of its scans. */
const sizes = [1000, 100_000, 1_000_000];
const asked = 300;
/** Distinct values, as many as a code that is on every poster of a country would have. */
const variety = { countries: 120, referrers: 1000, browsers: 30, systems: 12, visitors: 0.7 };
const together = 5000;

const now = Math.floor(Date.now() / 1000);

/** Some values often, many seldom. */
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

  const service = await startProcess(path.resolve(import.meta.dirname, '../../server/main.ts'), [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REGISTRATION: 'closed',
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  });
  for (const { id, scans } of codes) {
    const times: number[] = [];
    for (let count = 0; count < asked; count += 1) {
      const start = performance.now();
      const response = await fetch(`${service.origin}/api/qr/${id}`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      const { data } = (await response.json()) as { data: { clicks: number } };
      times.push(performance.now() - start);
      if (data.clicks !== scans) throw new Error(`${scans} scans, but ${data.clicks} counted.`);
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => Number((times[Math.floor((asked - 1) * share)] ?? 0).toFixed(2));
    Object.assign(table[`${scans.toLocaleString('en')} scans`] ?? {}, {
      'detail, p50 ms': quantile(0.5),
      'p99 ms': quantile(0.99),
    });
  }
  await service.kill('SIGTERM');
  console.table(table);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
