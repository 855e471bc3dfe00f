import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import * as keys from '#server/store/keys.ts';
import type { Database } from '#server/store/database/database.ts';
import { value } from '#server/store/database/placeholder.ts';
import { now, timestamp } from './clock.ts';
import { ApiRefusal } from './api-refusal.ts';
import { hashSecret } from './secrets.ts';

/** Whose request it is, and what their key may do. */
export interface Caller {
  accountId: number;
  username: string;
  email: string;
  plan: string;
  planExpiresAt: number | null;
  /** null: the account is not locked. */
  lockedAt: number | null;
  lockReason: string;
  keyId: number;
  keyKind: 'api' | 'session' | 'inspection';
  keyAccess: 'full' | 'read';
  /** When a session was opened, or last gave the password since. */
  keyConfirmedAt: number;
  /** When this session last went through the second step; null: never, or it is no session. */
  keySteppedAt: number | null;
  /** Whether the key may do what staff may. That of an inspection never may, whoever is looked at. */
  isStaff: boolean;
  /** Who really asks, where somebody of the staff looks at the account. */
  inspection: Inspection | null;
}

interface Inspection {
  id: number;
  staffId: number;
  staff: string;
  reason: string;
  ticket: string;
  /** Whether the whole e-mail address may be told. */
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

/** How exactly it is known when a key was last used, in seconds: to write it down at each request would cost too much. */
const useInterval = 60;

/** Nobody waits longer for that, in milliseconds: it is a note, and what was asked for may only be read. */
const notePatience = 50;

/** Writes down when a key was used. One that can't be written now is written at a later request. */
function createUseNotes(database: Database): (keyId: number) => Promise<unknown> {
  const under = new Set<number>();
  return async (keyId) => {
    if (under.has(keyId)) return;
    under.add(keyId);
    const noted = keys
      .noteUse(database.db, keyId, now())
      .catch(() => undefined)
      .finally(() => under.delete(keyId));
    await Promise.race([noted, sleep(notePatience, undefined, { ref: false })]);
  };
}

const noKey = 'A valid API key is required to use this service.';

const keyRefused = (reason?: string) =>
  new ApiRefusal(401, reason ? `${noKey} ${reason}` : noKey, undefined, undefined, reason);

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

/** @throws ApiRefusal 401 when whoever looks is not, or no longer, of the staff */
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

/** For what is offered to support staff alone. */
export function mustBeStaff({ isStaff }: Caller): void {
  if (!isStaff) throw new ApiRefusal(403, 'Only support staff can do this.');
}

/** For what decides how the account signs in. */
export function mustHaveSignedIn({ keyKind }: Caller): void {
  if (keyKind !== 'session')
    throw new ApiRefusal(
      403,
      'An API key can’t change how the account signs in. Sign in with your password.',
    );
}

/** What somebody wrote, so that another sentence can follow it. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

interface Excused {
  /** What the endpoint is excused from; nothing excuses an inspection. */
  always?: Endpoint['always'];
  /** Whom refusals name to ask; undefined: nobody is known. */
  support: string | undefined;
}

/**
 * Writes want a key that may write, an account that is not locked and a plan that has not ended.
 * @throws ApiRefusal 403
 */
export function mayWrite(caller: Caller, { always, support }: Excused): void {
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
