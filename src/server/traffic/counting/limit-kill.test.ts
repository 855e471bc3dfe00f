/** @module-tag every-case */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { browser } from '#test/send-request.ts';
import { eachDatabase, type Place } from '#test/databases.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, startProcess } from '#test/start-process.ts';

/** Something that prevents visits from being written, and nothing else. */
interface Hindrance {
  /** Whether a process is currently trying to write a visit. */
  isMet(): Promise<boolean>;
  end(): Promise<void>;
}

/** Makes writing a visit take forever, by counting the rows of a join of four copies of 2,000 rows. */
function onSqlite({ dataDir }: Place): Hindrance {
  const sqlite = new DatabaseSync(path.join(dataDir, 'waypost.db'), { timeout: 0 });
  sqlite.exec(`create table filler (n integer);
    insert into filler with recursive n(x) as (select 1 union all select x + 1 from n limit 2000) select x from n;
    create trigger hindrance before insert on visits begin
      select count(*) from filler a, filler b, filler c, filler d where a.n + b.n + c.n + d.n = 0;
    end`);
  let busy = 0;
  return {
    // Other writes take only a moment.
    async isMet() {
      try {
        sqlite.exec('begin immediate; rollback');
        busy = 0;
      } catch {
        busy += 1;
      }
      return busy > 5;
    },
    async end() {
      sqlite.exec('drop trigger hindrance; drop table filler');
      sqlite.close();
    },
  };
}

/** Locks the table of visits. */
async function onPostgres({ url }: Place): Promise<Hindrance> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin; lock table visits in share mode');
  const waiting = "from pg_locks where not granted and relation = 'visits'::regclass";
  return {
    isMet: async () => (await client.query(`select 1 ${waiting}`)).rowCount === 1,
    async end() {
      // The server would only notice that its client is gone once it has written.
      await client.query(`select pg_terminate_backend(pid, 5000) ${waiting}`);
      await client.query('rollback');
      await client.end();
    },
  };
}

/** Returns how many clicks the link's limit has used, and how many visits it has. */
async function figures(place: Place, id: number) {
  const { db, close } = await openDatabase(place);
  const { passed } = await db
    .selectFrom('links')
    .where('id', '=', id)
    .select('passed')
    .executeTakeFirstOrThrow();
  const visits = await db.selectFrom('visits').where('target_id', '=', id).select('id').execute();
  await close();
  return { passed: Number(passed), visits: visits.length };
}

eachDatabase((_open, makePlace) => {
  test('a limited click and its visit are stored together or not at all when the process is killed', async () => {
    const place = await makePlace();
    const before = await openDatabase(place);
    const { links } = await addTargets(before);
    const id = links[0] ?? 0;
    await before.db.updateTable('links').set({ click_limit: 3 }).where('id', '=', id).execute();
    await before.close();
    const start = () =>
      startProcess(mainScript, [], {
        PORT: '0',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.url ?? '',
        LOG_LEVEL: 'silent',
      });
    const open = (origin: string) =>
      fetch(`${origin}/a`, { redirect: 'manual', headers: { 'User-Agent': browser } }).then(
        ({ status }) => status,
      );

    const first = await start();
    const hindrance = place.url ? await onPostgres(place) : onSqlite(place);
    const unanswered = open(first.origin).catch(() => 0);
    await expect.poll(hindrance.isMet, { timeout: 20_000 }).toBe(true);
    await first.kill('SIGKILL');
    await hindrance.end();
    expect(await unanswered).toBe(0);
    expect(await figures(place, id)).toEqual({ passed: 0, visits: 0 });

    const second = await start();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => open(second.origin)));
    await second.kill('SIGKILL');
    expect(statuses.filter((status) => status === 302)).toHaveLength(3);
    expect(await figures(place, id)).toEqual({ passed: 3, visits: 3 });
  }, 60_000);
});
