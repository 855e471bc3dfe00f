import { sql } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import { firstUncounted, isBehind } from '#server/store/roll-up.ts';
import { bucketSeconds } from '#server/store/series.ts';
import type { GoalRow } from './goals.ts';
import { subjectIn } from './subject.ts';

/** A goal, and what to record about it. */
export interface Judged {
  goal: GoalRow;
  isMet: boolean;
  visits: number;
  /** The day without visits, YYYY-MM-DD, or "". */
  day: string;
  /** When it's judged next. Null if never. */
  nextDue: number | null;
}

/** Seconds after the end of a day during which its visits still arrive as usual. */
export const settling = 600;

/** Age from which a silence is no longer news, in seconds. */
const stale = 86_400;

/** Maximum number of goals that one query selects. */
const most = 500;

/** Where the visits of each kind of record are counted. */
const counters = [
  { column: 'link_id', table: 'links', visits: 'clicks' },
  { column: 'qr_id', table: 'qrs', visits: 'scans' },
  { column: 'bio_id', table: 'bios', visits: 'views' },
] as const;

/** Returns the end of the day that a time in Unix seconds is in, by the clocks of a zone, plus `settling`. */
export function dueAfter(zone: string, at: number): number {
  const day = Temporal.Instant.fromEpochMilliseconds(at * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds / 1000 + settling;
}

/** Returns the goals that are met, and the silences whose day has ended. It only reads. */
export async function judge(db: Db, now: number): Promise<Judged[]> {
  return [...(await numbersMet(db)), ...(await silencesDue(db, now))];
}

async function numbersMet(db: Db): Promise<Judged[]> {
  const met: Judged[] = [];
  for (const { column, table, visits } of counters) {
    const { rows } = await sql<GoalRow & { visits: number }>`
      select goals.*, ${sql.ref(`${table}.${visits}`)} as visits from goals
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`goals.${column}`)}
      where goals.met_at is null and goals.due_at is null
        and ${sql.ref(`${table}.${visits}`)} >= goals.number limit ${most}`.execute(db);
    met.push(...rows.map(metBy));
  }
  const { rows } = await sql<GoalRow & { visits: number }>`
    select * from (
      select goals.*, (select coalesce(sum(links.clicks), 0) from campaign_links
        join links on links.id = campaign_links.link_id
        where campaign_links.campaign_id = goals.campaign_id) as visits
      from goals where met_at is null and due_at is null and campaign_id is not null
    ) as watched where visits >= number limit ${most}`.execute(db);
  return [...met, ...rows.map(metBy)];
}

const metBy = ({ visits, ...goal }: GoalRow & { visits: number }): Judged => ({
  goal,
  isMet: true,
  visits: Number(visits),
  day: '',
  nextDue: null,
});

async function silencesDue(db: Db, now: number): Promise<Judged[]> {
  const due = await db
    .selectFrom('goals')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .selectAll()
    .execute();
  if (due.length === 0) return [];
  const uncounted = (await isBehind(db)) ? await firstUncounted(db) : undefined;
  const judged: Judged[] = [];
  for (const goal of due) {
    const end = Number(goal.due_at) - settling;
    // Visits of that day may not have been counted yet.
    if (uncounted !== undefined && uncounted < end) continue;
    const after = Temporal.Instant.fromEpochMilliseconds(end * 1000).toZonedDateTimeISO(goal.zone);
    const day = after.toPlainDate().subtract({ days: 1 });
    const begins = [day.subtract({ days: 1 }), day].map(
      (each) => each.toZonedDateTime(goal.zone).epochMilliseconds / 1000,
    );
    const [before = 0, begin = 0] = begins;
    const isSilent =
      now - end <= stale &&
      !(await isVisited(db, goal, begin, end)) &&
      (await isVisited(db, goal, before, begin));
    judged.push({
      goal,
      isMet: isSilent,
      visits: 0,
      day: isSilent ? day.toString() : '',
      nextDue: dueAfter(goal.zone, Math.max(end, now - stale)),
    });
  }
  return judged;
}

/** Returns whether there are visits between two times in Unix seconds. */
async function isVisited(db: Db, goal: GoalRow, from: number, to: number): Promise<boolean> {
  const subject = subjectIn(goal);
  if (!subject) return false;
  const buckets = db
    .selectFrom('visit_buckets')
    .where('bucket', '>=', Math.floor(from / bucketSeconds))
    .where('bucket', '<', Math.ceil(to / bucketSeconds))
    .select('bucket')
    .limit(1);
  const { kind, id } = subject;
  const found = await (
    kind === 'campaign'
      ? buckets
          .where('kind', '=', 'link')
          .where('target_id', 'in', (query) =>
            query.selectFrom('campaign_links').where('campaign_id', '=', id).select('link_id'),
          )
      : buckets
          .where('kind', '=', kind === 'qr' || kind === 'bio' ? kind : 'link')
          .where('target_id', '=', id)
  ).executeTakeFirst();
  return found !== undefined;
}
