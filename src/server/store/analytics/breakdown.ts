import type { Db } from '#server/store/database/database.ts';
import { none } from './columns.ts';
import type { Grouping } from './grouping.ts';
import { hasNames, type Names, namesOf, titlesOf } from './names.ts';
import type { Sum } from './sum.ts';

export interface Row {
  value: string;
  /** Of a record; null: it is gone. */
  name?: string | null;
  /** Of a link that has one. */
  title?: string;
  visits: number;
  before: number;
}

/** A dimension and which of its rows are asked for. */
export interface Wanted {
  by: string;
  skip: number;
  take: number;
  text?: string | undefined;
}

export interface Breakdown {
  by: string;
  /** Rows in all. */
  count: number;
  rows: Row[];
}

/** The visits of each value. */
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

/** The rows of one dimension, of the period and of the one that it is compared with. */
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
  // What came before and no more has a row too: that it is gone is what a comparison is to show.
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
    // The id of a record is nothing that anyone looks for.
    const shown = names ? [names.get(value), titles.get(value)] : [value];
    return shown.some((each) => each?.toLowerCase().includes(wanted));
  });
}
