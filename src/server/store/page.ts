import type { SelectQueryBuilder } from 'kysely';

/** Which rows of a list: `limit` a page, `page` from 1. */
export interface PageWanted {
  limit: number;
  page: number;
}

/** The rows of one page, and how many rows match in all. */
export interface Rows<Row> {
  result: number;
  rows: Row[];
}

/**
 * One page of a query that already has its conditions and its order.
 * A page past the end is empty and costs no second query.
 */
export async function selectPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { limit, page }: PageWanted,
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
