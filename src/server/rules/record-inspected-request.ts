import type { Db } from '#server/store/database/database.ts';
import * as trail from '#server/store/trail.ts';
import type { Caller } from './caller.ts';
import { now } from './clock.ts';

/** Records an inspection's request before the response, so nothing is seen without a record. */
export async function recordInspectedRequest(
  db: Db,
  { accountId, username, inspection }: Caller,
  method: string,
  url: string,
): Promise<void> {
  if (!inspection) return;
  await trail.append(db, {
    at: now(),
    staff_id: inspection.staffId,
    staff: inspection.staff,
    account_id: accountId,
    account: username,
    inspection_id: inspection.id,
    what: method === 'GET' || method === 'HEAD' ? 'read' : 'refused',
    reason: inspection.reason,
    ticket: inspection.ticket,
    details: `${method} ${url}`.slice(0, 500),
  });
}
