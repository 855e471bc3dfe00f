import type { Db } from '#server/store/database/database.ts';
import type { Block } from './block.ts';
import { blocksAgain, blocksOf } from './blocks.ts';
import { columns } from './columns.ts';
import { selectRows } from './select-rows.ts';
import type { Span } from './span.ts';
import { type SumBuilder, createSumBuilder, daySeconds, emptySum } from './sum.ts';
import { addApart, addSummary, type Summary, summaryOf } from './summary.ts';

export interface SumRow {
  account_id: number;
  target: string;
  days: number;
  day: number;
  summary: Summary;
}

/** The target of sums that cover all targets of an account. */
export const whole = '';

/** Number of targets that are summed together. Each takes some kilobytes. */
const batchSize = 500;

/** Yields the sums of each day, for the account and for each target visited, some targets at a time. */
export async function* daySums(
  db: Db,
  account_id: number,
  days: readonly number[],
): AsyncGenerator<SumRow[]> {
  const span = {
    from: Math.min(...days) * daySeconds,
    to: (Math.max(...days) + 1) * daySeconds,
  };
  const targets = [whole, ...(await blocksAgain(() => targetsIn(db, account_id, span)))];
  for (let begin = 0; begin < targets.length; begin += batchSize) {
    const some = new Set(targets.slice(begin, begin + batchSize));
    yield await blocksAgain(async () => {
      const sums = new Map(days.map((day) => [day, new Map<string, SumBuilder>()]));
      for await (const block of blocksOf(db, account_id, span))
        for (const [day, of] of sums) addDay(block, day, some, of);
      return [...sums].flatMap(([day, of]) =>
        [...of].map(([target, sum]) => ({ account_id, target, days: 1, day, summary: summaryOf(sum.end()) })),
      );
    });
  }
}

async function targetsIn(db: Db, accountId: number, span: Span): Promise<Set<string>> {
  const targets = new Set<string>();
  for await (const { columns: of } of blocksOf(db, accountId, span))
    for (const target of of.target.labels) targets.add(target);
  return targets;
}

function addDay(block: Block, day: number, some: ReadonlySet<string>, sums: Map<string, SumBuilder>): void {
  const span = { from: day * daySeconds, to: (day + 1) * daySeconds };
  const rows = selectRows(block, span, []);
  if (rows.length === 0) return;
  const add = (target: string, of: Uint16Array) => {
    if (!some.has(target)) return;
    const sum = sums.get(target) ?? createSumBuilder(span, { counted: columns });
    sums.set(target, sum);
    sum.addRows(block, of);
  };
  add(whole, rows);
  const { labels, places } = block.columns.target;
  const byTarget = Map.groupBy(rows, (row) => places?.[row] ?? 0);
  for (const [place, of] of byTarget) add(labels[place] ?? '', Uint16Array.from(of));
}

/**
 * Yields the sums of a stretch of days, calculated from the stored sums of smaller stretches, some targets at a time.
 */
export async function* longerSums(
  db: Db,
  account_id: number,
  { begin, stretch, smaller }: { begin: number; stretch: number; smaller: number },
): AsyncGenerator<SumRow[]> {
  const span = { from: begin * daySeconds, to: (begin + stretch) * daySeconds };
  const inside = db
    .selectFrom('visit_sums')
    .where('account_id', '=', account_id)
    .where('days', '=', smaller)
    .where('day', '>=', begin)
    .where('day', '<', begin + stretch);
  const targets = (await inside.select('target').distinct().execute()).map(({ target }) => target);
  for (let from = 0; from < targets.length; from += batchSize) {
    const some = inside.where('target', 'in', targets.slice(from, from + batchSize));
    const rows = await some.select(['id', 'target', 'data']).execute();
    const labels = Map.groupBy(
      await db
        .selectFrom('visit_sum_labels')
        .where('sum_id', 'in', some.select('id'))
        .select(['sum_id', 'place', 'data'])
        .execute(),
      ({ sum_id }) => sum_id,
    );
    yield [...Map.groupBy(rows, ({ target }) => target)].map(([target, parts]) => {
      const sum = emptySum(span, columns);
      for (const { id, data } of parts) {
        addSummary(sum, data);
        for (const apart of labels.get(id) ?? []) addApart(sum, apart.place, apart.data);
      }
      return { account_id, target, days: stretch, day: begin, summary: summaryOf(sum) };
    });
  }
}
