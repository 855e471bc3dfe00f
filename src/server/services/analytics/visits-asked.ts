import type { AskedVisits } from '#contract/analytics.ts';
import { filtersIn } from '#contract/analytics-filters.ts';
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

/**
 * What the visits that are asked for have in common.
 * @throws ApiRefusal 404 where the account has no such record
 */
export async function conditionsOf(
  db: Db,
  accountId: number,
  { of = 'account', id, filters = '[]' }: AskedVisits,
): Promise<Condition[]> {
  const conditions = (filtersIn(filters) ?? []).map((filter): Condition =>
    'is' in filter
      ? { by: filter.by, values: filter.is, isNot: false }
      : { by: filter.by, values: filter.not, isNot: true },
  );
  if (of === 'account') return conditions;
  if (id === undefined) throw new ApiRefusal(400, 'id is required.', 'id');
  const { table, name } = tables[of];
  const isMainHost = of === 'domain' && Number(id) === 0;
  if (!isMainHost) {
    const owned = await store.owned(db, table, accountId, [Number(id)]);
    mustFind(owned.has(Number(id)), name);
  }
  return [{ by: of, values: [String(Number(id))], isNot: false }, ...conditions];
}
