import { largestLimit } from '#contract/limits.ts';
import type { PageQuery } from '#contract/envelope.ts';

interface Part<Row> {
  rows: readonly Row[];
  /** Those among them that can't be read. */
  unreadable?: number;
  /** How many there are in all. */
  result: number;
}

/** How many requests a whole list costs, where the server gives as much at once as the specification's does. */
export const requestsForAll = (count: number) => Math.ceil(count / largestLimit);

/** Reads a list to its end. A record that moved to the next part meanwhile is taken once. */
export async function readAll<Row extends { id: number }>(
  read: (query: Required<PageQuery>) => Promise<Part<Row>>,
): Promise<Row[]> {
  const all = new Map<number, Row>();
  for (let page = 1, taken = 0; ; page += 1) {
    const { rows, result, unreadable = 0 } = await read({ page, limit: largestLimit });
    for (const row of rows) all.set(row.id, row);
    taken += rows.length + unreadable;
    if (rows.length === 0 || taken >= result) return [...all.values()];
  }
}
