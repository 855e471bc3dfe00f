import type { Db } from '#server/store/database/database.ts';
import * as trail from '#server/store/trail.ts';
import type { Caller } from './caller.ts';
import { now } from './clock.ts';

/** Puts a request of an inspection on record, before it is answered: nothing is seen that is not written down. */
export async function noteInspected(
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
