import type { Endpoint } from '#contract/endpoint.ts';
import * as keys from '#server/store/keys.ts';
import type { Database } from '#server/store/database.ts';
import { value } from '#server/store/placeholder.ts';
import { now, timestamp } from './clock.ts';
import { Refusal } from './refusal.ts';
import { hashSecret } from './secrets.ts';

/** Whose request it is, and what their key may do. */
export interface Caller {
  accountId: number;
  username: string;
  email: string;
  plan: string;
  planExpiresAt: number | null;
  keyId: number;
  keyKind: 'api' | 'session';
  keyAccess: 'full' | 'read';
}

interface KeyRow extends Caller {
  keyExpiresAt: number | null;
  keyLastUsedAt: number | null;
}

/** How exactly it is known when a key was last used, in seconds: to write it down at each request would cost too much. */
const useInterval = 60;

const noKey = 'A valid API key is required to use this service.';

/** `Bearer KEY`, and what older clients send: `Token KEY` and the bare key. */
function keyOf(header: string | undefined): string | undefined {
  const [, key] = /^(?:(?:bearer|token)\s+)?(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return key;
}

/** Tells who calls, from the Authorization header. */
export function createCallerLookup(database: Database): (header: string | undefined) => Promise<Caller> {
  const find = database.prepare<KeyRow>(
    database.db
      .selectFrom('keys')
      .innerJoin('accounts', 'accounts.id', 'keys.account_id')
      .where('keys.hash', '=', value<string>(0))
      .select([
        'accounts.id as accountId',
        'accounts.username',
        'accounts.email',
        'accounts.plan',
        'accounts.expires_at as planExpiresAt',
        'keys.id as keyId',
        'keys.kind as keyKind',
        'keys.access as keyAccess',
        'keys.expires_at as keyExpiresAt',
        'keys.last_used_at as keyLastUsedAt',
      ]),
  );
  return async (header) => {
    const key = keyOf(header);
    const [row] = key ? await find(hashSecret(key)) : [];
    if (!row) throw new Refusal(401, noKey);
    if (row.keyExpiresAt !== null && row.keyExpiresAt <= now()) {
      throw new Refusal(401, `${noKey} This one expired on ${timestamp(row.keyExpiresAt)} UTC.`);
    }
    if ((row.keyLastUsedAt ?? 0) <= now() - useInterval) await keys.noteUse(database.db, row.keyId, now());
    return row;
  };
}

/**
 * Writes want a key that may write and a plan that has not ended.
 * @param always what the endpoint is excused from
 */
export function mayWrite(caller: Caller, always?: Endpoint['always']): void {
  if (always === true) return;
  if (caller.keyAccess === 'read') throw new Refusal(403, 'This API key is read-only.');
  if (always !== 'lapsed' && caller.planExpiresAt !== null && caller.planExpiresAt <= now()) {
    throw new Refusal(
      403,
      `The plan ${caller.plan} expired on ${timestamp(caller.planExpiresAt)} UTC: reading and redirects go on, changes need a renewed plan.`,
    );
  }
}
