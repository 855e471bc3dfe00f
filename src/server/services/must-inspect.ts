import type { Findings } from '#contract/support-records.ts';
import type { z } from 'zod/mini';
import type { Caller } from '#server/rules/caller.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { AccountRow } from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as inspections from '#server/store/support-inspections.ts';
import * as trail from '#server/store/trail.ts';
import { entryOf } from './support-account.ts';

/**
 * Requires an inspection by the caller for reading what an account contains and does. Each read is recorded before the
 * response is sent. The caller's own account needs no inspection.
 * @param part the last segment of the path
 * @throws ApiRefusal 403
 */
export async function mustInspect(
  db: Db,
  caller: Caller,
  account: AccountRow,
  part: string,
): Promise<z.output<typeof Findings>['inspection']> {
  if (account.id === caller.accountId) return null;
  const found = await inspections.findOf(db, caller.accountId, account.id, now());
  if (!found) throw new ApiRefusal(403, 'Inspect this account first. Its owner can see who did, and why.');
  const { id, reason, ticket, ends_at } = found;
  const details = `GET /api/support/account/${account.id}/${part}`;
  await trail.append(db, entryOf(caller, account, 'read', { inspection: id, reason, ticket, details }));
  return { id, expires: timestamp(ends_at) };
}
