import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables, VisitKind } from './schema.ts';

/** Number of rows held in memory. */
const pageSize = 500;

/** Tables with an id whose rows belong to an account. */
export type OwnedTable =
  | 'links'
  | 'qrs'
  | 'looks'
  | 'campaigns'
  | 'channels'
  | 'domains'
  | 'bios'
  | 'pixels'
  | 'splash'
  | 'overlays'
  | 'annotations'
  | 'goals'
  | 'shares'
  | 'keys';

export type ExportedRow = Record<string, string | number | null | Uint8Array>;

/** Pages through a query by an ascending id. */
async function* paged<Row extends ExportedRow>(
  page: (after: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = idOf(last);
  }
}

/** Yields all rows of an account in one table, oldest first, with all columns. */
export const rowsOf = (db: Db, table: OwnedTable, accountId: number): AsyncGenerator<ExportedRow> =>
  paged(
    async (after) => {
      const { rows } = await sql<ExportedRow>`select * from ${sql.table(table)}
        where account_id = ${accountId} and id > ${after} order by id limit ${pageSize}`.execute(db);
      return rows;
    },
    (row) => Number(row['id']),
  );

/** Yields memberships as pairs of ids. `group` is the table of the holders. */
export async function* membersOf(
  db: Db,
  { group, table, holder, member }: Membership,
  accountId: number,
): AsyncGenerator<ExportedRow> {
  for await (const { id } of rowsOf(db, group, accountId)) {
    yield* paged(
      async (after) => {
        const { rows } = await sql<ExportedRow>`select * from ${sql.table(table)}
          where ${sql.ref(holder)} = ${id} and ${sql.ref(member)} > ${after}
          order by ${sql.ref(member)} limit ${pageSize}`.execute(db);
        return rows;
      },
      (row) => Number(row[member]),
    );
  }
}

interface Membership {
  group: OwnedTable;
  table: keyof Tables;
  holder: string;
  member: string;
}

/** Number of links, codes or bio pages whose counts are read together. Each may have thousands of days. */
const countedAtOnce = 10;

/** The table of each kind of target that is visited itself. */
const tableOf = { link: 'links', qr: 'qrs', bio: 'bios' } as const;

/**
 * Yields groups of ids of an account's links, codes or bio pages. If they're counted all together, yields the account's
 * id.
 */
async function* targetsOf(db: Db, kind: VisitKind, accountId: number): AsyncGenerator<number[]> {
  if (kind === 'links' || kind === 'qrs' || kind === 'gone-bios') {
    yield [accountId];
    return;
  }
  let ids: number[] = [];
  for await (const { id } of rowsOf(db, tableOf[kind], accountId)) {
    ids.push(Number(id));
    if (ids.length < countedAtOnce) continue;
    yield ids;
    ids = [];
  }
  if (ids.length > 0) yield ids;
}

/** Yields visits by day, in days since 1970. `fresh` counts the first visits of visitors on that day. */
export async function* daysOf(db: Db, kind: VisitKind, accountId: number) {
  const day = sql<number>`(bucket / 96)`;
  for await (const ids of targetsOf(db, kind, accountId)) {
    yield* await db
      .selectFrom('visit_buckets')
      .where('kind', '=', kind)
      .where('target_id', 'in', ids)
      .groupBy(['target_id', day])
      .select(['target_id', day.as('day')])
      .select(({ fn }) => [fn.sum<number>('visits').as('visits'), fn.sum<number>('fresh').as('fresh')])
      .orderBy('target_id')
      .orderBy('day')
      .execute();
  }
}

/** Yields visits of all time by country, referrer, browser, system and network. */
export async function* labelsOf(db: Db, kind: VisitKind, accountId: number) {
  for await (const ids of targetsOf(db, kind, accountId)) {
    yield* await db
      .selectFrom('visit_counts')
      .where('kind', '=', kind)
      .where('target_id', 'in', ids)
      .select(['target_id', 'dimension', 'label', 'visits'])
      .orderBy('target_id')
      .orderBy('dimension')
      .orderBy('visits', 'desc')
      .orderBy('label')
      .execute();
  }
}

/** Yields the pictures that were uploaded as logos, one by one. */
export async function* logosOf(db: Db, accountId: number) {
  for await (const { id, code } of rowsOf(db, 'qrs', accountId)) {
    const logo = await db
      .selectFrom('qr_logos')
      .where('qr_id', '=', Number(id))
      .select('media_type')
      .executeTakeFirst();
    if (logo) yield { id: Number(id), code: String(code), type: logo.media_type };
  }
}

export async function logoOf(db: Db, qrId: number): Promise<Uint8Array> {
  const { bytes } = await db
    .selectFrom('qr_logos')
    .where('qr_id', '=', qrId)
    .select('bytes')
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Yields the pictures of pages for visitors, one by one. */
export async function* picturesOf(db: Db, of: 'bio_id' | 'splash_id', accountId: number) {
  for await (const { id } of rowsOf(db, of === 'bio_id' ? 'bios' : 'splash', accountId)) {
    const picture = await db
      .selectFrom('pictures')
      .where(of, '=', Number(id))
      .select(['code', 'media_type as type'])
      .executeTakeFirst();
    if (picture) yield { id: Number(id), ...picture };
  }
}

export async function pictureOf(db: Db, code: string): Promise<Uint8Array> {
  const { bytes } = await db
    .selectFrom('pictures')
    .where('code', '=', code)
    .select('bytes')
    .executeTakeFirstOrThrow();
  return bytes;
}
