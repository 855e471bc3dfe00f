import { support } from '#contract/support.ts';
import { inspectionMinutes, maxInspectionMinutes } from '#contract/support-records.ts';
import { type Caller, mustBeStaff } from '#server/rules/caller.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as keys from '#server/store/keys.ts';
import * as store from '#server/store/support-inspections.ts';
import * as trail from '#server/store/trail.ts';
import { accountOf, entryOf } from '#server/services/support-account.ts';
import type { Routes } from '#server/services/service.ts';

const minute = 60;

export const supportInspectionRoutes: Routes = (app, { db }) => {
  /** @throws ApiRefusal 404 for an inspection that has ended or belongs to someone else */
  const own = async ({ accountId }: Caller, id: number) => {
    const found = mustFind(await store.find(db, accountId, id, now()), 'inspection');
    return found;
  };
  const partOf = ({ id: inspection, reason, ticket }: store.InspectionRow) => ({
    inspection,
    reason,
    ticket,
  });

  route(app, support.inspect, async ({ caller, body }) => {
    mustBeStaff(caller);
    const { reason, ticket = '' } = body;
    const found = await accountOf(db, body.account);
    if (found.id === caller.accountId) throw new ApiRefusal(400, 'This is your own account.', 'account');
    const key = newSecret('wpi');
    const started_at = now();
    const ends_at = started_at + inspectionMinutes * minute;
    const id = await db.transaction().execute(async (trx) => {
      const key_id = await keys.add(trx, {
        account_id: found.id,
        kind: 'inspection',
        name: `Inspection by ${caller.username}`,
        hash: hashSecret(key),
        access: 'read',
        created_at: started_at,
        expires_at: ends_at,
      });
      const made = {
        staff_id: caller.accountId,
        account_id: found.id,
        key_id,
        reason,
        ticket,
        started_at,
        ends_at,
      };
      const inspection = await store.add(trx, made);
      await trail.append(trx, entryOf(caller, found, 'inspection', { reason, ticket, inspection }));
      return inspection;
    });
    return ok({ id, key, expires: timestamp(ends_at) });
  });

  route(app, support.extend, async ({ caller, params }) => {
    mustBeStaff(caller);
    const found = await own(caller, params.id);
    const last = found.started_at + maxInspectionMinutes * minute;
    const ends = Math.min(now() + inspectionMinutes * minute, last);
    if (now() >= last - minute) {
      throw new ApiRefusal(400, 'An inspection can last two hours at most. Start another one with a reason.');
    }
    const account = await accountOf(db, found.account_id);
    const details = `Until ${timestamp(ends)} UTC`;
    await db.transaction().execute(async (trx) => {
      await store.setEnd(trx, found, ends);
      await trail.append(trx, entryOf(caller, account, 'extension', { ...partOf(found), details }));
    });
    return ok({ expires: timestamp(ends) });
  });

  route(app, support.end, async ({ caller, params }) => {
    mustBeStaff(caller);
    const found = await own(caller, params.id);
    const account = await accountOf(db, found.account_id);
    await db.transaction().execute(async (trx) => {
      await store.end(trx, found, now());
      await trail.append(trx, entryOf(caller, account, 'end', partOf(found)));
    });
    return done('The inspection has ended.');
  });

  route(app, support.reveal, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    const open = await store.findOf(db, caller.accountId, found.id, now());
    const why =
      body.reason === undefined ? open && partOf(open) : { ...(open && partOf(open)), reason: body.reason };
    if (!why) throw new ApiRefusal(400, 'Enter a reason.', 'reason');
    await db.transaction().execute(async (trx) => {
      await store.reveal(trx, caller.accountId, found.id);
      await trail.append(trx, entryOf(caller, found, 'reveal', { ...why, details: 'E-mail address' }));
    });
    return ok({ email: found.email });
  });
};
