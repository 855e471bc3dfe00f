import { type VisitSelection, type ComparisonQuery, idsIn } from '#contract/analytics.ts';
import { parseFilters } from '#contract/analytics-filters.ts';
import { ApiRefusal, mustFind } from '#server/rules/api-refusal.ts';
import type { Condition } from '#server/store/analytics/ask.ts';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/figures.ts';

const tables = {
  link: { table: 'links', name: 'link' },
  qr: { table: 'qrs', name: 'QR code' },
  bio: { table: 'bios', name: 'bio page' },
  campaign: { table: 'campaigns', name: 'campaign' },
  channel: { table: 'channels', name: 'channel' },
  domain: { table: 'domains', name: 'domain' },
} as const;

const conditionsIn = (filters = '[]') =>
  (parseFilters(filters) ?? []).map((filter): Condition =>
    'is' in filter
      ? { by: filter.by, values: filter.is, isNot: false }
      : { by: filter.by, values: filter.not, isNot: true },
  );

type RecordKind = keyof typeof tables;

/** @throws ApiRefusal 404 if the account doesn't have all of these records */
export async function mustOwn(
  db: Db,
  accountId: number,
  of: RecordKind,
  ids: readonly number[],
): Promise<void> {
  const { table, name } = tables[of];
  const owned = await store.owned(db, table, accountId, ids);
  for (const id of ids) mustFind(owned.has(id), name);
}

/**
 * Returns the records that the account has.
 * @throws ApiRefusal 404 if it has none of them
 */
async function ownIds(db: Db, accountId: number, of: RecordKind, ids: readonly number[]): Promise<number[]> {
  const { table, name } = tables[of];
  const owned = await store.owned(db, table, accountId, ids);
  // Among domains, 0 is the main host, which all accounts share.
  const own = ids.filter((id) => owned.has(id) || (of === 'domain' && id === 0));
  mustFind(own.length > 0, name);
  return own;
}

/** Returns the condition that a visit belongs to this record. */
const isOf = (of: RecordKind, id: number): Condition => ({ by: of, values: [String(id)], isNot: false });

/**
 * Returns the conditions that all requested visits meet.
 * @throws ApiRefusal 404 if the account doesn't have the record
 */
export async function conditionsOf(
  db: Db,
  accountId: number,
  { of = 'account', id, filters }: VisitSelection,
): Promise<Condition[]> {
  const conditions = conditionsIn(filters);
  if (of === 'account') return conditions;
  if (id === undefined) throw new ApiRefusal(400, 'id is required.', 'id');
  const own = await ownIds(db, accountId, of, [Number(id)]);
  return [...own.map((each) => isOf(of, each)), ...conditions];
}

/**
 * Returns the compared records that exist, the conditions that they share, and the condition of each.
 * @throws ApiRefusal 404 if the account has none of them
 */
export async function comparedOf(db: Db, accountId: number, { of, ids, filters }: ComparisonQuery) {
  const own = await ownIds(db, accountId, of, idsIn(ids));
  return { ids: own, conditions: conditionsIn(filters), each: own.map((id) => isOf(of, id)) };
}
