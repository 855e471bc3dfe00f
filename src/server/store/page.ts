import type { SelectQueryBuilder } from 'kysely';

/** Selects the rows of a list. `limit` is the size of a page, and `page` starts at 1. */
export interface PageRequest {
  limit: number;
  page: number;
}

/** The rows of one page, and the total number of rows that match. */
export interface Rows<Row> {
  result: number;
  rows: Row[];
}

/**
 * Returns one page of a query that already has its conditions and its order. A page past the end is empty and costs no
 * second query.
 */
export async function selectPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { limit, page }: PageRequest,
): Promise<Rows<Row>> {
  const counted = (await query
    .clearSelect()
    .clearOrderBy()
    .select((expression) => expression.fn.countAll<number>().as('result'))
    .executeTakeFirstOrThrow()) as { result: number };
  const result = Number(counted.result);
  const before = (page - 1) * limit;
  if (before >= result) return { result, rows: [] };
  return { result, rows: await query.limit(limit).offset(before).execute() };
}
