import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import * as keys from '#server/store/keys.ts';
import type { Database } from '#server/store/database/database.ts';
import { value } from '#server/store/database/placeholder.ts';
import { now, timestamp } from './clock.ts';
import { ApiRefusal } from './api-refusal.ts';
import { hashSecret } from './secrets.ts';

/** The account that makes a request, and what its key may do. */
export interface Caller {
  accountId: number;
  username: string;
  email: string;
  plan: string;
  planExpiresAt: number | null;
  /** Null if the account isn't locked. */
  lockedAt: number | null;
  lockReason: string;
  keyId: number;
  keyKind: 'api' | 'session' | 'inspection';
  keyAccess: 'full' | 'read';
  /** When the session was opened or last confirmed with the password. */
  keyConfirmedAt: number;
  /** When the session last completed the second step. Null if it never did, or if the key isn't a session. */
  keySteppedAt: number | null;
  /** Whether the key may do what staff may. An inspection's key never may, whichever account is inspected. */
  isStaff: boolean;
  /** The staff member who really makes the request, if it's part of an inspection. */
  inspection: Inspection | null;
}

interface Inspection {
  id: number;
  staffId: number;
  staff: string;
  reason: string;
  ticket: string;
  /** Whether the whole e-mail address may be shown. */
  revealed: boolean;
}

interface KeyRow extends Omit<Caller, 'isStaff' | 'inspection' | 'keyConfirmedAt'> {
  keyCreatedAt: number;
  keyConfirmedAt: number | null;
  keyExpiresAt: number | null;
  keyLastUsedAt: number | null;
  staff: number;
  inspectionId: number | null;
  inspectionReason: string | null;
  inspectionTicket: string | null;
  revealed: number | null;
  inspectorId: number | null;
  inspector: string | null;
  inspectorStaff: number | null;
  inspectorLockedAt: number | null;
}

/** Precision of a key's last use, in seconds. Writing it on every request would cost too much. */
const useInterval = 60;

/** Maximum wait for that write, in ms. It's only a note, and the request itself may be read-only. */
const noteTimeout = 50;

/** Records when a key was used. If that fails, a later request records it. */
function createUseNotes(database: Database): (keyId: number) => Promise<unknown> {
  const under = new Set<number>();
  return async (keyId) => {
    if (under.has(keyId)) return;
    under.add(keyId);
    const noted = keys
      .noteUse(database.db, keyId, now())
      .catch(() => undefined)
      .finally(() => under.delete(keyId));
    await Promise.race([noted, sleep(noteTimeout, undefined, { ref: false })]);
  };
}

const noKey = 'A valid API key is required to use this service.';

const keyRefused = (reason?: string) =>
  new ApiRefusal(401, reason ? `${noKey} ${reason}` : noKey, undefined, undefined, reason);

/** Parses `Bearer KEY` as well as what older clients send: `Token KEY` and the bare key. */
function keyOf(header: string | undefined): string | undefined {
  const [, key] = /^(?:(?:bearer|token)\s+)?(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return key;
}

/** Looks up the caller from the Authorization header. */
export function createCallerLookup(database: Database): (header: string | undefined) => Promise<Caller> {
  const find = database.prepare<KeyRow>(
    database.db
      .selectFrom('keys')
      .innerJoin('accounts', 'accounts.id', 'keys.account_id')
      .leftJoin('inspections', 'inspections.key_id', 'keys.id')
      .leftJoin('accounts as inspectors', 'inspectors.id', 'inspections.staff_id')
      .where('keys.hash', '=', value<string>(0))
      .select([
        'accounts.id as accountId',
        'accounts.username',
        'accounts.email',
        'accounts.plan',
        'accounts.expires_at as planExpiresAt',
        'accounts.staff',
        'accounts.locked_at as lockedAt',
        'accounts.lock_reason as lockReason',
        'keys.id as keyId',
        'keys.kind as keyKind',
        'keys.access as keyAccess',
        'keys.expires_at as keyExpiresAt',
        'keys.last_used_at as keyLastUsedAt',
        'keys.created_at as keyCreatedAt',
        'keys.confirmed_at as keyConfirmedAt',
        'keys.stepped_at as keySteppedAt',
        'inspections.id as inspectionId',
        'inspections.reason as inspectionReason',
        'inspections.ticket as inspectionTicket',
        'inspections.revealed',
        'inspectors.id as inspectorId',
        'inspectors.username as inspector',
        'inspectors.staff as inspectorStaff',
        'inspectors.locked_at as inspectorLockedAt',
      ]),
  );
  const noteUse = createUseNotes(database);
  return async (header) => {
    const key = keyOf(header);
    const [row] = key ? await find(hashSecret(key)) : [];
    if (!row) throw keyRefused();
    if (row.keyExpiresAt !== null && row.keyExpiresAt <= now()) {
      throw keyRefused(`This one expired on ${timestamp(row.keyExpiresAt)} UTC.`);
    }
    const inspection = inspectionOf(row);
    if ((row.keyLastUsedAt ?? 0) <= now() - useInterval) await noteUse(row.keyId);
    const keyConfirmedAt = row.keyConfirmedAt ?? row.keyCreatedAt;
    return {
      ...row,
      keyConfirmedAt,
      inspection,
      isStaff: row.staff === 1 && row.lockedAt === null && !inspection,
    };
  };
}

/** @throws ApiRefusal 401 if the inspector isn't staff, or no longer is */
function inspectionOf(row: KeyRow): Inspection | null {
  if (row.keyKind !== 'inspection') return null;
  const { inspectionId: id, inspectorId: staffId, inspector: staff } = row;
  const isStaff = row.inspectorStaff === 1 && row.inspectorLockedAt === null;
  if (id === null || staffId === null || staff === null || !isStaff) {
    throw keyRefused('This one was created by someone who is no longer support staff.');
  }
  const [reason, ticket] = [row.inspectionReason ?? '', row.inspectionTicket ?? ''];
  return { id, staffId, staff, reason, ticket, revealed: row.revealed === 1 };
}

/** Ensures that the caller is support staff. */
export function mustBeStaff({ isStaff }: Caller): void {
  if (!isStaff) throw new ApiRefusal(403, 'Only support staff can do this.');
}

/** Ensures that the caller has signed in, for changes to how the account signs in. */
export function mustHaveSignedIn({ keyKind }: Caller): void {
  if (keyKind !== 'session')
    throw new ApiRefusal(
      403,
      'An API key can’t change how the account signs in. Sign in with your password.',
    );
}

/** Ends user-written text with punctuation, so that another sentence can follow it. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

interface Excused {
  /** The checks that the endpoint is excused from. Nothing excuses an inspection. */
  always?: Endpoint['always'];
  /** The contact named in refusals. Undefined if there is none. */
  support: string | undefined;
}

/**
 * Ensures that the caller may write. That requires a key with write access, an account that isn't locked, and a plan
 * that hasn't expired.
 * @throws ApiRefusal 403
 */
export function mustHaveWriteAccess(caller: Caller, { always, support }: Excused): void {
  if (caller.inspection) {
    throw new ApiRefusal(403, 'You’re inspecting this account, so you can’t change it.');
  }
  if (always === true) return;
  if (caller.keyAccess === 'read') throw new ApiRefusal(403, 'This API key is read-only.');
  if (always === 'locked') return;
  if (caller.lockedAt !== null) {
    throw new ApiRefusal(
      403,
      `This account is locked: ${sentence(caller.lockReason)} You can view everything. To make changes, contact ${support ?? 'support'}.`,
    );
  }
  if (always === 'lapsed') return;
  if (caller.planExpiresAt !== null && caller.planExpiresAt <= now()) {
    throw new ApiRefusal(
      403,
      `The plan ${caller.plan} expired on ${timestamp(caller.planExpiresAt)} UTC. To renew it, contact ${support ?? 'the administrator of this server'}.`,
    );
  }
}
