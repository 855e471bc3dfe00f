import type { BulkResult } from '#contract/bulk.ts';
import { done } from '#server/http/replies.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

/** The outcome for each record, in the words of the record's own endpoint. */
export type Outcomes = readonly BulkResult[];

/**
 * @param through the ids for which the store succeeded
 * @param message the message for each of these
 * @param refusal the refusal for the others
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
 * Returns the response of the record's own endpoint.
 * @throws ApiRefusal if nothing was done
 */
export function onlyOne([outcome]: Outcomes) {
  if (!outcome || outcome.error === 1)
    throw new ApiRefusal(outcome?.status ?? 500, outcome?.message ?? 'Nothing was done.');
  return done(outcome.message);
}
