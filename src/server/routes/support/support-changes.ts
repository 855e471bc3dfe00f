import { support } from '#contract/support.ts';
import { mustBeStaff } from '#server/rules/caller.ts';
import { now } from '#server/rules/clock.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { done } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as accounts from '#server/store/account.ts';
import * as trail from '#server/store/trail.ts';
import { accountOf, entryOf, timeOf } from '#server/services/support-account.ts';
import type { Routes } from '#server/services/service.ts';

const secondsOf = (time: string | null) =>
  time === null ? null : Math.floor(Date.parse(`${time.replace(' ', 'T')}Z`) / 1000);

const ownAccount = () => new ApiRefusal(400, 'This is your own account. Ask another member of the staff.');

/** What staff may change about an account. Each change is recorded with its reason in the same transaction. */
export const supportChangeRoutes: Routes = (app, { db, post }) => {
  route(app, support.plan, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const expires = secondsOf(body.expires);
    const found = await accountOf(db, params.id);
    if (found.id === caller.accountId) throw ownAccount();
    const ends = (at: number | null) => (at === null ? 'without an end' : `until ${timeOf(at)} UTC`);
    const details = `${found.plan} ${ends(found.expires_at)} → ${body.plan} ${ends(expires)}`;
    await db.transaction().execute(async (trx) => {
      await accounts.setPlan(trx, found.id, body.plan, expires);
      await trail.append(trx, entryOf(caller, found, 'plan', { ...body, details }));
    });
    return done('The plan has been changed.');
  });

  route(app, support.lock, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    if (found.id === caller.accountId) throw ownAccount();
    await db.transaction().execute(async (trx) => {
      await accounts.setLock(trx, found.id, body.locked ? { at: now(), reason: body.reason } : null);
      await trail.append(trx, entryOf(caller, found, body.locked ? 'lock' : 'unlock', body));
    });
    if (body.locked) post?.lockChanged(found, body.reason);
    else if (found.locked_at !== null) post?.lockChanged(found, null);
    return done(body.locked ? 'The account is locked.' : 'The account is unlocked.');
  });

  route(app, support.staff, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    if (found.id === caller.accountId) throw ownAccount();
    const details = body.staff ? 'Added to the staff' : 'Removed from the staff';
    await db.transaction().execute(async (trx) => {
      await accounts.setStaff(trx, found.id, body.staff);
      await trail.append(trx, entryOf(caller, found, 'staff', { reason: body.reason, details }));
    });
    return done(body.staff ? 'The account is now support staff.' : 'The account is no longer support staff.');
  });
};
