import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage } from './page.ts';

/** What is reported: its kind, its id in the column for that kind, and its account. */
export interface Reported {
  kind: string;
  link_id: number | null;
  bio_id: number | null;
  qr_id: number | null;
  campaign_id: number | null;
  account_id: number;
  shorturl: string;
  longurl: string;
}

export interface NewReport extends Reported {
  reason: string;
  details: string;
  contact: string;
  created_at: number;
}

/** Maximum number of open reports of one address. That is enough to judge by, and more would only fill the database. */
const maxOpen = 20;

/** Saves a report, unless enough reports of the same address are open. */
export function add(db: Db, report: NewReport): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('reports')
      .where('shorturl', '=', report.shorturl)
      .where('closed_at', 'is', null)
      .select(trx.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) < maxOpen) await trx.insertInto('reports').values(report).execute();
  });
}

/** Selects reports with the current state of what they're about, and its owner, if these still exist. */
const all = (db: Db) =>
  db
    .selectFrom('reports')
    .leftJoin('links', 'links.id', 'reports.link_id')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .leftJoin('bios', 'bios.id', 'reports.bio_id')
    .leftJoin('qrs', 'qrs.id', 'reports.qr_id')
    .leftJoin('campaigns', 'campaigns.id', 'reports.campaign_id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'reports.account_id').on('accounts.closed_at', 'is', null),
    )
    .selectAll('reports')
    .select([
      'links.alias as link_alias',
      'links.longurl as link_longurl',
      'links.archived as link_archived',
      'domains.scheme',
      'domains.host',
      'bios.alias as bio_alias',
      'qrs.code as qr_code',
      'qrs.type as qr_type',
      'qrs.data as qr_data',
      'campaigns.slug',
      'campaigns.list',
      'campaigns.public',
      'accounts.id as owner_id',
      'accounts.username',
      'accounts.locked_at',
    ])
    .select(
      sql<number>`(select count(*) from reports as other where other.shorturl = reports.shorturl
        and other.account_id is not distinct from reports.account_id
        and other.closed_at is null and other.id <> reports.id)`.as('others'),
    );

export type ReportRow = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

export interface ReportsFilter extends PageRequest {
  state?: 'open' | 'closed' | undefined;
  accountId?: number | undefined;
  /** Parts of addresses. One of them must be in the report's address, or in where that redirected or redirects. */
  parts?: readonly string[] | undefined;
}

/** Escapes what `like` would read as a pattern. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the newest first. */
export function page(db: Db, { state, accountId, parts = [], ...wanted }: ReportsFilter) {
  let query = all(db);
  if (state !== undefined) query = query.where('reports.closed_at', state === 'open' ? 'is' : 'is not', null);
  if (accountId !== undefined) query = query.where('reports.account_id', '=', accountId);
  if (parts.length > 0) {
    query = query.where(({ or }) =>
      or(
        parts.flatMap((part) =>
          ['reports.shorturl', 'reports.longurl', 'links.longurl'].map(
            (column) =>
              sql<boolean>`lower(${sql.ref(column)}) like lower(${`%${escaped(part)}%`}) escape '\\'`,
          ),
        ),
      ),
    );
  }
  return selectPage(query.orderBy('reports.id', 'desc'), wanted);
}

export const find = (db: Db, id: number): Promise<ReportRow | undefined> =>
  all(db).where('reports.id', '=', id).executeTakeFirst();

interface Closing {
  closed_at: number;
  closed_by: string;
  outcome: string;
  note: string;
}

/**
 * Closes a report, or all open reports of its address.
 * @returns how many were closed
 */
export async function close(
  db: Db,
  { id, shorturl, account_id }: Pick<ReportRow, 'id' | 'shorturl' | 'account_id'>,
  closing: Closing,
  withOthers: boolean,
): Promise<number> {
  const open = db.updateTable('reports').set(closing).where('closed_at', 'is', null);
  const closed = await (
    withOthers
      ? open
          .where('shorturl', '=', shorturl)
          .where(sql<boolean>`account_id is not distinct from ${account_id}`)
      : open.where('id', '=', id)
  ).executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

/** Reopens a report. Returns whether it was closed. */
export async function reopen(db: Db, id: number): Promise<boolean> {
  const opened = await db
    .updateTable('reports')
    .set({ closed_at: null, closed_by: '', outcome: '', note: '' })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}
