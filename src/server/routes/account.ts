import { account } from '#contract/account.ts';
import { now, timestamp } from '#server/http/clock.ts';
import { notFound } from '#server/http/refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { hashPassword } from '#server/http/secrets.ts';
import * as accounts from '#server/store/account.ts';
import * as keys from '#server/store/keys.ts';
import type { Routes } from './service.ts';

export const accountRoutes: Routes = (app, { db, addresses }) => {
  route(app, account.get, async ({ caller }) => {
    const found = await accounts.find(db, caller.accountId);
    if (!found) throw notFound('The account');
    return ok({
      data: {
        id: found.id,
        email: found.email,
        username: found.username,
        avatar: addresses.tile(found.username),
        status: found.plan,
        expires: found.expires_at === null ? null : timestamp(found.expires_at),
        registered: timestamp(found.registered_at),
      },
    });
  });

  route(app, account.update, async ({ caller, body }) => {
    await accounts.update(db, caller.accountId, {
      ...(body.email !== undefined && { email: body.email }),
      ...(body.password !== undefined && { password_hash: await hashPassword(body.password) }),
    });
    await keys.endSessions(db, caller.accountId, caller.keyId);
    await keys.forgetExpiredSessions(db, now());
    return done('Account has been updated successfully.');
  });
};
