import { maxLimit } from '#contract/limits.ts';
import type { PageQuery } from '#contract/envelope.ts';

interface Part<Row> {
  rows: readonly Row[];
  /** How many records of this part can't be read. */
  unreadable?: number;
  /** Total number of records. */
  result: number;
}

/** Returns how many requests a whole list takes, if the server's pages are as large as the specification allows. */
export const requestsForAll = (count: number) => Math.ceil(count / maxLimit);

/** Reads a list to its end. A record that moves to the next part in the meantime is returned once. */
export async function readAll<Row extends { id: number }>(
  read: (query: Required<PageQuery>) => Promise<Part<Row>>,
): Promise<Row[]> {
  const all = new Map<number, Row>();
  for (let page = 1, taken = 0; ; page += 1) {
    const { rows, result, unreadable = 0 } = await read({ page, limit: maxLimit });
    for (const row of rows) all.set(row.id, row);
    taken += rows.length + unreadable;
    if (rows.length === 0 || taken >= result) return [...all.values()];
  }
}
