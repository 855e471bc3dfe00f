import { type Key, keys } from '#contract/keys.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as store from '#server/store/keys.ts';
import { mustBeRecent } from '#server/services/must-be-recent.ts';
import type { Routes } from '#server/services/service.ts';

/** More than anyone can tell apart. */
const maxKeys = 100;
const day = 24 * 60 * 60;

const timeOf = (seconds: number | null) => (seconds === null ? null : timestamp(seconds));

const item = (row: store.KeyRow, currentId: number): Key => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  access: row.access,
  created: timestamp(row.created_at),
  expires: timeOf(row.expires_at),
  lastused: timeOf(row.last_used_at),
  current: row.id === currentId,
});

export const keyRoutes: Routes = (app, service) => {
  const { db, post } = service;

  route(app, keys.list, async ({ caller, query }) => {
    const page = await store.page(db, caller.accountId, now(), pageWanted(query));
    return list('keys', query, page, (row) => item(row, caller.keyId));
  });

  route(app, keys.add, async ({ caller, body }) => {
    await mustBeRecent(service, caller, body.currentpassword);
    if ((await store.count(db, caller.accountId, 'api')) >= maxKeys) {
      throw new ApiRefusal(400, `An account can have ${maxKeys} API keys. Revoke one first.`);
    }
    const key = newSecret('wp');
    const id = await store.add(db, {
      account_id: caller.accountId,
      kind: 'api',
      name: body.name,
      hash: hashSecret(key),
      access: body.access ?? 'full',
      created_at: now(),
      expires_at: body.days === undefined ? null : now() + body.days * day,
    });
    post?.keyCreated(caller.accountId, { at: now(), name: body.name, mayChange: body.access !== 'read' });
    return ok({ id, key });
  });

  route(app, keys.delete, async ({ caller, params, body }) => {
    // Ending a session requires no password. It can be opened again, and users who find an unknown one should be able
    // to end it immediately.
    if ((await store.kindOf(db, caller.accountId, params.id)) === 'api')
      await mustBeRecent(service, caller, body.currentpassword);
    mustFind(await store.removeOf(db, caller.accountId, params.id), 'key');
    return done('The key has been revoked.');
  });
};
