import type { Block } from './block.ts';
import { selectRows, type LabelFilter, rowAt } from './select-rows.ts';
import type { Span } from './span.ts';
import type { Column } from './columns.ts';
import { createVisitorSet, type VisitorSet } from './visitor-set.ts';

/** Seconds in a quarter of an hour. In every time zone, hours begin with one. */
export const quarter = 900;

/** The figures of the visits of a span. */
export interface Sum {
  span: Span;
  visits: number;
  visitors: number;
  /** Visitors who came again on the same day. */
  again: number;
  /** Unix seconds. Undefined without any visits. */
  first: number | undefined;
  last: number | undefined;
  /**
   * Visits, and first visits of visitors, of each quarter of an hour in the span. The first quarter is the one that
   * contains the beginning of the span.
   */
  quarters: { visits: Uint32Array; fresh: Uint32Array };
  labels: Map<Column, Map<string, number>>;
}

export const emptySum = (span: Span, counted: readonly Column[]): Sum => {
  const quarters = Math.max(0, Math.ceil(span.to / quarter) - Math.floor(span.from / quarter));
  return {
    span,
    visits: 0,
    visitors: 0,
    again: 0,
    first: undefined,
    last: undefined,
    quarters: { visits: new Uint32Array(quarters), fresh: new Uint32Array(quarters) },
    labels: new Map(counted.map((column) => [column, new Map<string, number>()])),
  };
};

/** Adds up the matching visits of blocks. `end` is called when all have been added. */
export interface SumBuilder {
  /**
   * Blocks must be added from the latest to the earliest. The visitors of a day are dropped once no more of its visits
   * can come.
   */
  add(block: Block, within?: Span): void;
  /** Adds rows that have already been chosen, from the latest day to the earliest. */
  addRows(block: Block, rows: Uint16Array): void;
  /** Adds visits that were counted before. Nothing may have been added for their days yet. */
  addPart(part: Part): void;
  /** The sum so far. Stored sums are added to it directly. */
  sum: Sum;
  /** Returns the number of distinct visitors and labels so far, which determines the memory used. */
  held(): number;
  end(): Sum;
}

/** Counted visits of a span, which can be added to others repeatedly. */
export interface Part {
  /** Includes the labels of the columns requested so far. */
  sum: Sum;
  /** The visitors of days to which more visits may be added. The sum doesn't include them. */
  days: ReadonlyMap<number, VisitorSet>;
}

function countLabels({ columns }: Block, column: Column, rows: Uint16Array, into: Map<string, number>): void {
  const { labels, places } = columns[column];
  const add = (label: string, visits: number) => into.set(label, (into.get(label) ?? 0) + visits);
  if (!places) {
    add(labels[0] ?? '', rows.length);
    return;
  }
  if (rows.length * 4 < labels.length) {
    for (const row of rows) add(labels[places[row] ?? 0] ?? '', 1);
    return;
  }
  const counts = new Uint32Array(labels.length);
  for (let place = 0; place < rows.length; place += 1) {
    const label = places[rows[place] ?? 0] ?? 0;
    counts[label] = (counts[label] ?? 0) + 1;
  }
  for (const [label, visits] of counts.entries()) if (visits > 0) add(labels[label] ?? '', visits);
}

/** Returns a hash of the text that is the same in every block. */
function mixed(text: string, seed: number): number {
  let number = seed;
  for (let place = 0; place < text.length; place += 1)
    number = Math.imul(number ^ text.charCodeAt(place), 0x01000193);
  return Math.imul(number ^ (number >>> 15), 0x85ebca6b);
}

/** The visitors of each day, by days since 1970. */
type Days = Map<number, VisitorSet>;

export const daySeconds = 86_400;

/**
 * Counts a visitor once per day and target. To do so, it mixes the target into the numbers that identify the visitor.
 */
function countVisitors({ at, visitors, columns }: Block, rows: Uint16Array, days: Days): void {
  const { labels, places } = columns.target;
  const one = Int32Array.from(labels, (label) => mixed(label, 0x811c9dc5));
  const other = Int32Array.from(labels, (label) => mixed(label, 0x2c9277b5));
  let end = -1;
  let into: VisitorSet | undefined;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const time = at[row] ?? 0;
    if (!into || time >= end) {
      const day = Math.floor(time / daySeconds);
      end = (day + 1) * daySeconds;
      into = days.get(day) ?? createVisitorSet(day * daySeconds);
      into.expect(Math.min(rows.length - place, rowAt(at, end) - row));
      days.set(day, into);
    }
    const target = places ? (places[row] ?? 0) : 0;
    into.add(
      ((visitors[row * 2] ?? 0) ^ (one[target] ?? 0)) >>> 0,
      ((visitors[row * 2 + 1] ?? 0) ^ (other[target] ?? 0)) >>> 0,
      time,
    );
  }
}

/** Counts the visits of a span. */
export function countPart(span: Span, counted: readonly Column[]): Part & { add(block: Block): void } {
  const sum = emptySum(span, counted);
  const days: Days = new Map();
  return { sum, days, add: (block) => countRows(sum, days, block, selectRows(block, span, [])) };
}

function countRows(sum: Sum, days: Days, block: Block, rows: Uint16Array): void {
  if (rows.length === 0) return;
  const { at } = block;
  const { quarters, span } = sum;
  const begin = Math.floor(span.from / quarter);
  sum.visits += rows.length;
  sum.first = Math.min(sum.first ?? Infinity, at[rows[0] ?? 0] ?? Infinity);
  sum.last = Math.max(sum.last ?? 0, at[rows.at(-1) ?? 0] ?? 0);
  for (let place = 0; place < rows.length; place += 1) {
    const of = Math.floor((at[rows[place] ?? 0] ?? 0) / quarter) - begin;
    quarters.visits[of] = (quarters.visits[of] ?? 0) + 1;
  }
  countVisitors(block, rows, days);
  for (const [column, into] of sum.labels) countLabels(block, column, rows, into);
}

/** Adds the visits of a part to the figures of a longer span. */
function addFigures(sum: Sum, part: Sum): void {
  if (part.visits === 0) return;
  sum.visits += part.visits;
  sum.visitors += part.visitors;
  sum.again += part.again;
  sum.first = Math.min(sum.first ?? Infinity, part.first ?? Infinity);
  sum.last = Math.max(sum.last ?? 0, part.last ?? 0);
  const begin = Math.floor(part.span.from / quarter) - Math.floor(sum.span.from / quarter);
  for (const name of ['visits', 'fresh'] as const) {
    const [into, from] = [sum.quarters[name], part.quarters[name]];
    for (let place = 0; place < from.length; place += 1) {
      const of = begin + place;
      if (of >= 0 && of < into.length) into[of] = (into[of] ?? 0) + (from[place] ?? 0);
    }
  }
  for (const [column, labels] of sum.labels)
    for (const [label, visits] of part.labels.get(column) ?? [])
      labels.set(label, (labels.get(label) ?? 0) + visits);
}

export function createSumBuilder(
  span: Span,
  { filters = [], counted = [] }: { filters?: readonly LabelFilter[]; counted?: readonly Column[] },
): SumBuilder {
  const sum = emptySum(span, counted);
  const days: Days = new Map();
  const begin = Math.floor(span.from / quarter);
  const { quarters, labels } = sum;

  const endDaysAfter = (time: number) => {
    for (const [day, visitors] of days) {
      if (day * daySeconds <= time) continue;
      const { firsts, again } = visitors.ended();
      sum.visitors += firsts.length;
      sum.again += again;
      for (const first of firsts) {
        const place = Math.floor(first / quarter) - begin;
        quarters.fresh[place] = (quarters.fresh[place] ?? 0) + 1;
      }
      days.delete(day);
    }
  };

  const addRows = (block: Block, rows: Uint16Array) => countRows(sum, days, block, rows);

  return {
    add(block, within = span) {
      endDaysAfter(block.at.at(-1) ?? 0);
      addRows(block, selectRows(block, within, filters));
    },
    addRows,
    addPart(part) {
      addFigures(sum, part.sum);
      for (const [day, visitors] of part.days) days.set(day, visitors.copy());
    },
    sum,
    held: () =>
      [...labels.values(), ...[...days.values()].map((visitors) => ({ size: visitors.size() }))].reduce(
        (total, { size }) => total + size,
        0,
      ),
    end() {
      endDaysAfter(-1);
      return sum;
    },
  };
}
