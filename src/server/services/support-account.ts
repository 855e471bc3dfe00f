import type { SupportAccount, TrailEntry, trailKinds } from '#contract/support-records.ts';
import type { Addresses } from '#server/rules/addresses.ts';
import type { Caller } from '#server/rules/caller.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { maskEmail } from '#server/http/mask-email.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import type * as support from '#server/store/support.ts';
import type { NewEntry, TrailRow } from '#server/store/trail.ts';

export const timeOf = (seconds: number | null) => (seconds === null ? null : timestamp(seconds));

type Figures = Awaited<ReturnType<typeof support.figures>>;

/** Returns an account as staff see it in lists and summaries. */
export const summary = (row: accounts.AccountRow, figures: Figures, addresses: Addresses): SupportAccount => {
  const { lastActive, ...counts } = figures(row.id);
  return {
    id: row.id,
    email: maskEmail(row.email),
    confirmed: accounts.isConfirmed(row),
    username: row.username,
    avatar: addresses.tile(row.username),
    status: row.plan,
    expires: timeOf(row.expires_at),
    registered: timestamp(row.registered_at),
    staff: row.staff === 1,
    locked: row.locked_at === null ? null : { at: timestamp(row.locked_at), reason: row.lock_reason },
    ...counts,
    lastactive: lastActive === 0 ? null : timestamp(lastActive),
  };
};

/** @throws ApiRefusal 404 */
export async function accountOf(db: Db, id: number): Promise<accounts.AccountRow> {
  const found = mustFind(await accounts.find(db, id), 'account');
  return found;
}

/** Returns the trail entry for what a staff member does to an account. */
export const entryOf = (
  caller: Pick<Caller, 'accountId' | 'username'>,
  account: Pick<accounts.AccountRow, 'id' | 'username'>,
  what: (typeof trailKinds)[number],
  more: {
    reason?: string | undefined;
    ticket?: string | undefined;
    details?: string;
    inspection?: number;
  } = {},
): NewEntry => ({
  at: now(),
  staff_id: caller.accountId,
  staff: caller.username,
  account_id: account.id,
  account: account.username,
  inspection_id: more.inspection ?? null,
  what,
  reason: more.reason ?? '',
  ticket: more.ticket ?? '',
  details: more.details ?? '',
});

export const trailItem = (row: TrailRow): TrailEntry => ({
  id: row.id,
  at: timestamp(row.at),
  staff: row.staff,
  account: row.account,
  accountid: row.account_id,
  // No other kind is ever appended.
  what: row.what as TrailEntry['what'],
  reason: row.reason,
  ticket: row.ticket,
  details: row.details,
  inspection: row.inspection_id,
  hash: row.hash,
});
