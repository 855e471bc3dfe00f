import { support } from '#contract/support.ts';
import { mustBeStaff } from '#server/rules/caller.ts';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { version } from '#server/http/version.ts';
import type { Routes } from '#server/services/service.ts';

export const supportStatusRoutes: Routes = (app, { health }) => {
  route(app, support.status, async ({ caller }) => {
    mustBeStaff(caller);
    return ok({ data: { version, ...(await health.readiness()) } });
  });
};
