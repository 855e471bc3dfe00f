import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, WriterProgress } from './database/database.ts';
import { value } from './database/placeholder.ts';
import type { Dimension, Tables, TargetKind } from './schema.ts';

/** A visit as it is appended, before it has an id. */
export type Visit = Omit<Tables['visits'], 'id'> & { id?: never };

const columns = [
  'kind',
  'target_id',
  'at',
  'country',
  'referrer',
  'browser',
  'os',
  'social',
  'visitor',
  'language',
  'device',
  'referrer_path',
  'region',
  'city',
  'rule',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * Returns a function that commits visits together: all of them or, if it throws, none that it knows of. It returns
 * false if the mark had another value. Without a mark, the visits are a writer's only ones.
 */
export function visitAppender(
  database: Database,
): (visits: readonly Visit[], mark?: WriterProgress) => Promise<boolean> {
  const append = database.prepareAppend('visits', columns);
  return (visits, mark) =>
    append(
      visits.map((visit) => columns.map((column) => visit[column] ?? null)),
      mark ?? { writer: randomUUID(), before: 0, now: 1 },
    );
}

/** Returns the last batch of a writer that was added. 0 if there is none. */
export async function batchOf(db: Db, writer: string): Promise<number> {
  const found = await db
    .selectFrom('batches')
    .where('writer', '=', writer)
    .select('batch')
    .executeTakeFirst();
  return Number(found?.batch ?? 0);
}

/** Deletes writers that haven't been active since a time in Unix seconds. */
export async function forgetWriters(db: Db, before: number): Promise<void> {
  await db.deleteFrom('batches').where('at', '<', before).execute();
}

/** Prepares finding the salt of a day, if there is one. */
export function prepareSalt(database: Database): (day: number) => Promise<string | undefined> {
  const find = database.prepare(
    database.db.selectFrom('visit_salts').where('day', '=', value<number>(0)).select('salt'),
  );
  return async (day) => (await find(day))[0]?.salt;
}

/**
 * Returns the salt of a day, which is the same for every process. The first process to ask creates it with `random`.
 */
export async function saltOf(db: Db, day: number, random: () => string): Promise<string> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt: random() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('visit_salts')
    .where('day', '=', day)
    .select('salt')
    .executeTakeFirstOrThrow();
  return salt;
}

/**
 * Rows of `rolled_up` for the visits that are counted, and for those that were counted when visitors were last
 * forgotten.
 */
const counted = 1;
const kept = 2;

/**
 * Deletes the salts of days before yesterday, so that none is kept for longer than two days, and the visitors of past
 * days. Visitors of a day to which visits are still being added, as in a demo, stay until none has come for a while.
 * @param today days since 1970
 */
export function forget({ db, dialect }: Database, today: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('visit_salts')
      .where('day', '<', today - 1)
      .execute();
    const cursors = trx.selectFrom('rolled_up').select(['id', 'visit_id']);
    const rows = await (dialect === 'postgres' ? cursors.forUpdate() : cursors).execute();
    const reached = (id: number) => rows.find((row) => row.id === id)?.visit_id ?? 0;
    const { oldest } = await trx
      .selectFrom('visits')
      .where('id', '>', reached(kept))
      .where('id', '<=', reached(counted))
      .select(({ fn }) => fn.min('at').as('oldest'))
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('visitors')
      .where('day', '<', Math.min(today - 2, Math.floor(Number(oldest ?? Infinity) / 86_400)))
      .execute();
    if (reached(counted) === reached(kept)) return;
    await trx
      .insertInto('rolled_up')
      .values({ id: kept, visit_id: reached(counted) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ visit_id: reached(counted) }))
      .execute();
  });
}

/** Maximum number of labels that are returned, most frequent first. */
const maxLabels = 10;

/**
 * Returns the figures of a link's clicks, a code's scans or a bio page's views, for visits that have been rolled up.
 * Counts by label are text, as in responses. Everything is read from counters, so a target with many visits costs no
 * more than one with few.
 */
export async function statisticsOf(db: Db, kind: TargetKind, targetId: number) {
  const top = (dimension: Dimension) =>
    db
      .selectFrom(
        db
          .selectFrom('visit_counts')
          .where('kind', '=', kind)
          .where('target_id', '=', targetId)
          // The value is part of the query's text, so that the database sees that the index of one dimension fits.
          .where('dimension', '=', sql.lit(dimension))
          .select(['dimension', 'label', 'visits'])
          .orderBy('visits', 'desc')
          .orderBy('label')
          .limit(maxLabels)
          .as(`top_${dimension}`),
      )
      .selectAll();
  const [totals, rows] = await Promise.all([
    totalsOf(db, kind, targetId),
    top('country')
      .unionAll(top('referrer'))
      .unionAll(top('browser'))
      .unionAll(top('os'))
      .unionAll(top('social'))
      .orderBy('dimension')
      .orderBy('visits', 'desc')
      .orderBy('label')
      .execute(),
  ]);
  const counted = (dimension: Dimension) => rows.filter((row) => row.dimension === dimension);
  const labels = (dimension: Dimension) =>
    Object.fromEntries(counted(dimension).map(({ label, visits }) => [label, String(visits)]));
  const network = (name: string) =>
    Number(counted('social').find(({ label }) => label === name)?.visits ?? 0);
  return {
    clicks: Number(totals?.clicks ?? 0),
    uniqueClicks: Number(totals?.unique_clicks ?? 0),
    topCountries: labels('country'),
    topReferrers: labels('referrer'),
    topBrowsers: labels('browser'),
    topOs: labels('os'),
    socialCount: {
      facebook: network('facebook'),
      twitter: network('twitter'),
      instagram: network('instagram'),
    },
  };
}

function totalsOf(db: Db, kind: TargetKind, targetId: number) {
  switch (kind) {
    case 'link':
      return db
        .selectFrom('links')
        .where('id', '=', targetId)
        .select(['clicks', 'unique_clicks'])
        .executeTakeFirst();
    case 'qr':
      return db
        .selectFrom('qrs')
        .where('id', '=', targetId)
        .select(['scans as clicks', 'unique_scans as unique_clicks'])
        .executeTakeFirst();
    case 'bio':
      return db
        .selectFrom('bios')
        .where('id', '=', targetId)
        .select(['views as clicks', 'unique_views as unique_clicks'])
        .executeTakeFirst();
  }
}
