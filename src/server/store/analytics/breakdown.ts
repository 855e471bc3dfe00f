import type { Db } from '#server/store/database/database.ts';
import { none } from './columns.ts';
import type { Grouping } from './grouping.ts';
import { hasNames, type Names, namesOf, titlesOf } from './names.ts';
import type { Sum } from './sum.ts';

export interface Row {
  value: string;
  /** The record's name. Null if the record has been deleted. */
  name?: string | null;
  /** The link's title, if it has one. */
  title?: string;
  visits: number;
  before: number;
}

/** A dimension and the range of rows to return. */
export interface Wanted {
  by: string;
  skip: number;
  take: number;
  text?: string | undefined;
}

export interface Breakdown {
  by: string;
  /** Total number of rows. */
  count: number;
  rows: Row[];
}

/** Counts the visits of each value. */
function visitsByValue(grouping: Grouping, { labels }: Sum): Map<string, number> {
  const byLabel = labels.get(grouping.column) ?? new Map<string, number>();
  if (!grouping.valuesOf) return byLabel;
  const byValue = new Map<string, number>();
  for (const [label, visits] of byLabel) {
    const values = grouping.valuesOf(label);
    const told = values.length === 0 && grouping.tellsNone ? [none] : values;
    for (const value of told) byValue.set(value, (byValue.get(value) ?? 0) + visits);
  }
  return byValue;
}

/** Returns the rows of one dimension, for the period and for the period it's compared with. */
export async function breakdownOf(
  db: Db,
  { accountId, mainHost }: { accountId: number; mainHost: string },
  { by, skip, take, text }: Wanted,
  grouping: Grouping,
  sums: readonly Sum[],
): Promise<Breakdown> {
  const [now = new Map<string, number>(), before = new Map<string, number>()] = sums.map((sum) =>
    visitsByValue(grouping, sum),
  );
  // Values that occur only in the earlier period get a row too, since a comparison should show that they're gone.
  const all = [...new Set([...now.keys(), ...before.keys()])].map((value): Row => ({
    value,
    visits: now.get(value) ?? 0,
    before: before.get(value) ?? 0,
  }));
  const namesFor = async (rows: readonly Row[]) =>
    hasNames(by)
      ? namesOf(
          db,
          accountId,
          by,
          rows.map(({ value }) => value),
          mainHost,
        )
      : undefined;
  const titlesFor = async (rows: readonly Row[]): Promise<Names> =>
    by === 'link'
      ? titlesOf(
          db,
          accountId,
          rows.map(({ value }) => value),
        )
      : new Map<string, string>();
  const found = text ? withText(all, text, await namesFor(all), await titlesFor(all)) : all;
  const sorted = found.toSorted(
    (one, other) =>
      other.visits - one.visits || other.before - one.before || (one.value < other.value ? -1 : 1),
  );
  const rows = sorted.slice(skip, skip + take);
  const names = await namesFor(rows);
  const titles = await titlesFor(rows);
  const named = rows.map((row) => {
    if (!names || row.value === none) return row;
    const title = titles.get(row.value);
    return { ...row, name: names.get(row.value) ?? null, ...(title !== undefined && { title }) };
  });
  return { by, count: sorted.length, rows: named };
}

function withText(rows: readonly Row[], text: string, names: Names | undefined, titles: Names): Row[] {
  const wanted = text.toLowerCase();
  return rows.filter(({ value }) => {
    // Nobody searches for the id of a record.
    const shown = names ? [names.get(value), titles.get(value)] : [value];
    return shown.some((each) => each?.toLowerCase().includes(wanted));
  });
}
