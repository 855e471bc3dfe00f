import { sql } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import type { CountedVisit } from '#server/store/tally.ts';
import type { LabeledVisit } from './columns.ts';
import { labelVisit } from './label-visit.ts';

const tables = [
  ['link', 'links'],
  ['qr', 'qrs'],
  ['bio', 'bios'],
] as const;

export interface NewVisit extends LabeledVisit {
  id: number;
  accountId: number;
}

/**
 * Returns the visits of some accounts whose ids are above `after` and, if it's given, up to `until`. With `most`,
 * returns only the latest of them. They're sorted by id.
 */
export async function newVisits(
  db: Db,
  accountIds: readonly number[],
  { after, until, most }: { after: number; until?: number; most?: number },
): Promise<NewVisit[]> {
  const of = ([kind, table]: (typeof tables)[number]) => sql`select visits.*, owned.account_id from visits
    join ${sql.table(table)} as owned on owned.id = visits.target_id
    where visits.id > ${after} ${until === undefined ? sql`` : sql`and visits.id <= ${until}`}
      and visits.kind = ${sql.lit(kind)}
      and owned.account_id in (${sql.join(accountIds)})`;
  const { rows } = await sql<CountedVisit & { account_id: number }>`select * from (
    ${sql.join(tables.map(of), sql` union all `)}) as found
    order by id desc ${most === undefined ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows.toReversed().map((row) => ({ ...labelVisit(row), id: row.id, accountId: row.account_id }));
}
