import type { Db } from '#server/store/database/database.ts';
import { type Block, decodeBlock, maxInBlock } from './block.ts';
import { blocksAgain, BlocksMoved, blocksOf } from './blocks.ts';
import { type Column, columns } from './columns.ts';
import { packedUntil } from './pack.ts';
import { selectRows, type LabelFilter } from './select-rows.ts';
import type { Span } from './span.ts';

/** A visit as it's stored, with its labels. */
export interface VisitRow {
  at: number;
  labels: Record<Column, string>;
  /** Distinguishes the visitors of a day. It doesn't identify anyone. */
  visitor: string;
}

function rowIn(block: Block, row: number): VisitRow {
  const labelOf = (column: Column) => {
    const { labels, places } = block.columns[column];
    return labels[places?.[row] ?? 0] ?? '';
  };
  const bits = [block.visitors[row * 2] ?? 0, block.visitors[row * 2 + 1] ?? 0];
  return {
    at: block.at[row] ?? 0,
    labels: Object.fromEntries(columns.map((column) => [column, labelOf(column)])) as VisitRow['labels'],
    visitor: bits.map((part) => part.toString(16).padStart(8, '0')).join(''),
  };
}

function* rowsIn(block: Block, span: Span, filters: readonly LabelFilter[]): Generator<VisitRow> {
  for (const row of selectRows(block, span, filters)) yield rowIn(block, row);
}

const found = (db: Db, accountId: number, { from, to }: Span) =>
  db
    .selectFrom('visit_blocks')
    .where('account_id', '=', accountId)
    .where('last_at', '>=', from)
    .where('first_at', '<', to)
    .orderBy('last_at')
    .orderBy('id');

/**
 * Yields the visits of a span as stored at the beginning, block by block from the earliest.
 * @throws BlocksMoved if some of these blocks are gone, for instance due to the retention
 */
export async function* visitsOf(
  db: Db,
  accountId: number,
  span: Span,
  filters: readonly LabelFilter[],
): AsyncGenerator<Generator<VisitRow>> {
  // Small blocks may be joined with others at any time, and are few. They're all read in one query.
  const { full, small } = await blocksAgain(async () => {
    const all = await found(db, accountId, span).select(['id', 'visits']).execute();
    const open = all.filter(({ visits }) => visits < maxInBlock / 2).map(({ id }) => id);
    const rows =
      open.length === 0
        ? []
        : await found(db, accountId, span).where('id', 'in', open).select('data').execute();
    if (rows.length !== open.length) throw new BlocksMoved();
    return { full: all.filter(({ visits }) => visits >= maxInBlock / 2), small: rows };
  });
  for (const { id } of full) {
    const row = await db.selectFrom('visit_blocks').where('id', '=', id).select('data').executeTakeFirst();
    if (!row) throw new BlocksMoved();
    yield rowsIn(decodeBlock(row.data), span, filters);
  }
  for (const { data } of small) yield rowsIn(decodeBlock(data), span, filters);
}

export interface Recent {
  /** Visits of each minute in order. The last is the current minute. */
  minutes: number[];
  /** The latest visits, newest first. */
  visits: VisitRow[];
  /** Id of the last visit that is included. */
  until: number;
}

/** Counts the visits of the last minutes, and returns the latest of them one by one. */
export function recentVisits(
  db: Db,
  accountId: number,
  { now, minutes, most }: { now: number; minutes: number; most: number },
): Promise<Recent> {
  return blocksAgain(async () => {
    const until = await packedUntil(db);
    const begin = (Math.floor(now / 60) - minutes + 1) * 60;
    const counts = Array.from({ length: minutes }, () => 0);
    const latest: VisitRow[] = [];
    for await (const block of blocksOf(db, accountId, { from: begin, to: now + 60 })) {
      const rows = selectRows(block, { from: begin, to: now + 60 }, []);
      for (const row of rows) {
        const minute = Math.min(minutes - 1, Math.floor(((block.at[row] ?? 0) - begin) / 60));
        counts[minute] = (counts[minute] ?? 0) + 1;
      }
      for (const row of rows.subarray(-most)) latest.push(rowIn(block, row));
    }
    // Otherwise some of the visits would appear again as new ones.
    if ((await packedUntil(db)) !== until) throw new BlocksMoved();
    return {
      minutes: counts,
      visits: latest.toSorted((one, other) => other.at - one.at).slice(0, most),
      until,
    };
  });
}
