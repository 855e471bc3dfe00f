import { sql } from 'kysely';
import { type Db } from './database/database.ts';
import type { VisitKind } from './schema.ts';

/** Visits are counted by the quarter of an hour, since every time zone's hours and days begin with one. */
export const bucketSeconds = 900;

/** A period in steps of equal length, in Unix seconds. `from` is inclusive, `to` is exclusive. */
interface Stretch {
  from: number;
  to: number;
  step?: number;
}

/**
 * Returns the counted visits of some targets, added up by steps of `step` seconds from the first, in the order of time.
 * Steps without visits are left out. The database adds them up, so that not every row has to be read.
 */
export async function visitsOfEach(
  db: Db,
  kind: VisitKind,
  targetIds: readonly number[],
  { from, to, step = bucketSeconds }: Stretch,
) {
  const first = Math.floor(from / bucketSeconds);
  const place = sql<number>`((bucket - ${sql.lit(first)}) / ${sql.lit(Math.ceil(step / bucketSeconds))})`;
  const rows = await db
    .selectFrom('visit_buckets')
    .where('kind', '=', kind)
    .where('target_id', 'in', targetIds)
    .where('bucket', '>=', first)
    .where('bucket', '<', Math.ceil(to / bucketSeconds))
    .groupBy(['target_id', place])
    .select(['target_id as target', place.as('place')])
    .select(({ fn }) => [fn.sum<number>('visits').as('visits'), fn.sum<number>('fresh').as('fresh')])
    .orderBy('place')
    .execute();
  return rows.map(({ target, place, visits, fresh }) => ({
    target,
    at: first * bucketSeconds + place * step,
    visits: Number(visits),
    fresh: Number(fresh),
  }));
}

/** Returns the visits of one target. */
export async function visitsBetween(db: Db, kind: VisitKind, targetId: number, stretch: Stretch) {
  const rows = await visitsOfEach(db, kind, [targetId], stretch);
  return rows.map(({ at, visits, fresh }) => ({ at, visits, fresh }));
}

/**
 * Returns the counted views of an account's bio pages together, added up by steps as above. Views of deleted pages are
 * included.
 */
export async function viewsOfBios(db: Db, accountId: number, stretch: Stretch) {
  const ofPages = await addedUp(
    bucketsWithin(db, 'bio', stretch).where('target_id', 'in', (query) =>
      query.selectFrom('bios').where('account_id', '=', accountId).select('id'),
    ),
    stretch,
  );
  const ofGone = await visitsBetween(db, 'gone-bios', accountId, stretch);
  return [...ofPages, ...ofGone].toSorted((a, b) => a.at - b.at);
}

/**
 * Adds the views of bio pages to those that the account keeps of deleted pages. Must be called before the pages are
 * forgotten.
 */
export async function keepViews(db: Db, accountId: number, gone: readonly { id: number }[]): Promise<void> {
  if (gone.length === 0) return;
  await sql`insert into visit_buckets (kind, target_id, bucket, visits, fresh)
    select 'gone-bios', ${sql.lit(accountId)}, bucket, sum(visits), sum(fresh) from visit_buckets
    where kind = 'bio' and target_id in (${sql.join(gone.map(({ id }) => id))})
    group by bucket
    on conflict (kind, target_id, bucket) do update
      set visits = visit_buckets.visits + excluded.visits, fresh = visit_buckets.fresh + excluded.fresh`.execute(
    db,
  );
}

/** A group, and the kind of members whose visits are counted. */
export interface GroupMembers {
  group: 'campaign' | 'channel';
  id: number;
  kind: 'link' | 'qr' | 'bio';
}

const typeOf = { link: 'links', qr: 'qr', bio: 'bio' } as const;

const bucketsWithin = (db: Db, kind: GroupMembers['kind'], { from, to }: Stretch) =>
  db
    .selectFrom('visit_buckets')
    .where('kind', '=', kind)
    .where('bucket', '>=', Math.floor(from / bucketSeconds))
    .where('bucket', '<', Math.ceil(to / bucketSeconds));

/** Returns the visits of chosen buckets together, added up by steps as above. */
async function addedUp(buckets: ReturnType<typeof bucketsWithin>, { from, step = bucketSeconds }: Stretch) {
  const first = Math.floor(from / bucketSeconds);
  const place = sql<number>`((bucket - ${sql.lit(first)}) / ${sql.lit(Math.ceil(step / bucketSeconds))})`;
  const rows = await buckets
    .groupBy(place)
    .select(place.as('place'))
    .select(({ fn }) => fn.sum<number>('visits').as('visits'))
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    at: first * bucketSeconds + row.place * step,
    visits: Number(row.visits),
  }));
}

const bucketsOf = (db: Db, { group, id, kind }: GroupMembers, stretch: Stretch) =>
  bucketsWithin(db, kind, stretch).where('target_id', 'in', (query) =>
    group === 'campaign'
      ? query.selectFrom('campaign_links').where('campaign_id', '=', id).select('link_id as id')
      : query
          .selectFrom('channel_items')
          .where('channel_id', '=', id)
          .where('type', '=', typeOf[kind])
          .select('item_id as id'),
  );

/** Returns the counted visits of a group's members together, added up by steps as above. */
export const visitsOfGroup = (db: Db, members: GroupMembers, stretch: Stretch) =>
  addedUp(bucketsOf(db, members, stretch), stretch);

/** Returns the members that were visited most, most visited first. */
export async function topOfGroup(db: Db, members: GroupMembers, stretch: Stretch, most: number) {
  const rows = await bucketsOf(db, members, stretch)
    .groupBy('target_id')
    .select('target_id')
    .select(({ fn }) => fn.sum<number>('visits').as('visits'))
    .orderBy('visits', 'desc')
    .orderBy('target_id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ target_id, visits }) => ({
    type: typeOf[members.kind],
    item_id: target_id,
    visits: Number(visits),
  }));
}

/** Returns the ten largest countries of an account's visits, clicks and scans together, largest first. */
export async function topCountriesOf(db: Db, accountId: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('visit_counts')
    .where('kind', 'in', ['links', 'qrs'])
    .where('target_id', '=', accountId)
    .where('dimension', '=', 'country')
    .groupBy('label')
    .select('label')
    .select((expression) => expression.fn.sum<number>('visits').as('total'))
    .orderBy('total', 'desc')
    .orderBy('label')
    .limit(10)
    .execute();
  return Object.fromEntries(rows.map(({ label, total }) => [label, String(total)]));
}
