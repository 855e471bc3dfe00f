import { now } from '#server/rules/clock.ts';
import { setStaff } from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import { append } from '#server/store/trail.ts';
import { InvalidInput, command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, flag } from './option.ts';

/** Records that the command line gave an account access to the support pages, or revoked it. */
export const noteStaff = (db: Db, { id, username }: { id: number; username: string }, staff: boolean) =>
  append(db, {
    at: now(),
    staff_id: 0,
    staff: 'command line',
    account_id: id,
    account: username,
    inspection_id: null,
    what: 'staff',
    reason: '',
    ticket: '',
    details: staff ? 'Added to the staff' : 'Removed from the staff',
  });

export const accountStaff = command({
  name: 'account staff',
  summary: 'Add an account to the support staff, or remove it',
  options: {
    account,
    grant: flag('Add it to the staff'),
    revoke: flag('Remove it from the staff; ends its inspections'),
  },
  async run({ account, grant, revoke }, { db }) {
    if (grant === revoke) throw new InvalidInput('Use either --grant or --revoke.');
    const found = await findAccount(db, account);
    await db.transaction().execute(async (trx) => {
      await setStaff(trx, found.id, grant);
      await noteStaff(trx, found, grant);
    });
    const { id, username } = found;
    return {
      json: { id, username, staff: grant },
      text: grant ? `${username} is now support staff.` : `${username} is no longer support staff.`,
    };
  },
});
