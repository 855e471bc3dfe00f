import type { BulkResult } from '#contract/bulk.ts';
import { done } from '#server/http/replies.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

/** What became of each of some records, in the words of the record's own endpoint. */
export type Outcomes = readonly BulkResult[];

/**
 * @param through those of the ids for which the store has done it
 * @param message what is said of each of them
 * @param refusal what is said of the others
 */
export function outcomesOf(
  ids: readonly number[],
  through: readonly number[],
  message: string,
  refusal: ApiRefusal,
): Outcomes {
  const known = new Set(through);
  return ids.map((id) =>
    known.has(id)
      ? { id, error: 0, status: 200, message }
      : { id, error: 1, status: refusal.status, message: refusal.message },
  );
}

/**
 * The answer of a record's own endpoint.
 * @throws ApiRefusal where it came to nothing
 */
export function onlyOne([outcome]: Outcomes) {
  if (!outcome || outcome.error === 1)
    throw new ApiRefusal(outcome?.status ?? 500, outcome?.message ?? 'Nothing was done.');
  return done(outcome.message);
}
