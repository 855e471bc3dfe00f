import { security } from '#contract/security.ts';
import { timestamp } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as accounts from '#server/store/account.ts';
import { mustBeRecent, recentUntil } from '#server/services/must-be-recent.ts';
import type { Routes } from '#server/services/service.ts';

export const securityRoutes: Routes = (app, service) => {
  const { db } = service;

  route(app, security.get, async ({ caller }) => {
    const found = mustFind(await accounts.find(db, caller.accountId), 'account');
    const until = recentUntil(caller);
    return ok({
      data: {
        recentuntil: until === null ? null : timestamp(until),
        apichanges: found.api_changes === 1,
      },
    });
  });

  route(app, security.update, async ({ caller, body }) => {
    if (caller.keyKind !== 'session')
      throw new ApiRefusal(403, 'API keys can’t change this. Sign in with the password to change it.');
    await mustBeRecent(service, caller, body.currentpassword);
    await accounts.setApiChanges(db, caller.accountId, body.apichanges);
    return done(
      body.apichanges
        ? 'API keys can change the e-mail address and the password.'
        : 'API keys can’t change the e-mail address or the password.',
    );
  });
};
