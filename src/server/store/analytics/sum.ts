import type { Block } from './block.ts';
import type { Column } from './columns.ts';
import { createVisitorSet, type VisitorSet } from './visitor-set.ts';

/** Unix seconds, from inclusive, to exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Which labels of a column a visit may have. */
export interface LabelFilter {
  column: Column;
  fits: (label: string) => boolean;
}

/** Seconds of a quarter of an hour: every time zone’s hours begin with one. */
export const quarter = 900;

/** The figures of the visits of a span. */
export interface Sum {
  span: Span;
  visits: number;
  visitors: number;
  /** Visitors who came again on their day. */
  again: number;
  /** Unix seconds; undefined without any visits. */
  first: number | undefined;
  last: number | undefined;
  /** Visits, and first visits of visitors, of each quarter of an hour that begins in the span or holds its beginning. */
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

/** Adds up the visits of blocks that fit; `end` once all are in. */
export interface Adding {
  /** The block with the latest visit comes first: a day’s visitors are forgotten once none of it can come any more. */
  add(block: Block, within?: Span): void;
  /** The same of rows that are chosen already, from the latest day to the earliest. */
  addRows(block: Block, rows: Uint16Array): void;
  /** So far; what was summed up before is added to it. */
  sum: Sum;
  /** Distinct visitors and labels so far: what takes memory. */
  held(): number;
  end(): Sum;
}

/** The first row at or after a time. */
function rowAt(at: Uint32Array, time: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows of a block that are in the span and fit all filters. */
export function chosen(block: Block, { from, to }: Span, filters: readonly LabelFilter[]): Uint16Array {
  const [begin, end] = [rowAt(block.at, from), rowAt(block.at, to)];
  const rows = new Uint16Array(Math.max(0, end - begin));
  for (let row = begin; row < end; row += 1) rows[row - begin] = row;
  let count = rows.length;
  for (const { column, fits } of filters) {
    const { labels, places } = block.columns[column];
    const mask = Uint8Array.from(labels, (label) => (fits(label) ? 1 : 0));
    if (!mask.includes(0)) continue;
    if (!places || !mask.includes(1)) return new Uint16Array();
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const row = rows[place] ?? 0;
      rows[kept] = row;
      kept += mask[places[row] ?? 0] ?? 0;
    }
    count = kept;
  }
  return rows.subarray(0, count);
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

/** A number for a text, the same wherever it stands. */
function mixed(text: string, seed: number): number {
  let number = seed;
  for (let place = 0; place < text.length; place += 1)
    number = Math.imul(number ^ text.charCodeAt(place), 0x01000193);
  return Math.imul(number ^ (number >>> 15), 0x85ebca6b);
}

/** The visitors of each day, by the day since 1970. */
type Days = Map<number, VisitorSet>;

export const daySeconds = 86_400;

/** A visitor is counted once a day and target: this is mixed into what they are known by. */
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

export function adding(
  span: Span,
  { filters = [], counted = [] }: { filters?: readonly LabelFilter[]; counted?: readonly Column[] },
): Adding {
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

  const addRows = (block: Block, rows: Uint16Array) => {
    if (rows.length === 0) return;
    const { at } = block;
    sum.visits += rows.length;
    sum.first = Math.min(sum.first ?? Infinity, at[rows[0] ?? 0] ?? Infinity);
    sum.last = Math.max(sum.last ?? 0, at[rows.at(-1) ?? 0] ?? 0);
    for (let place = 0; place < rows.length; place += 1) {
      const of = Math.floor((at[rows[place] ?? 0] ?? 0) / quarter) - begin;
      quarters.visits[of] = (quarters.visits[of] ?? 0) + 1;
    }
    countVisitors(block, rows, days);
    for (const [column, into] of labels) countLabels(block, column, rows, into);
  };

  return {
    add(block, within = span) {
      endDaysAfter(block.at.at(-1) ?? 0);
      addRows(block, chosen(block, within, filters));
    },
    addRows,
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
