import { timestamp } from '#server/rules/clock.ts';
import * as accounts from '#server/store/account.ts';
import { command } from './command.ts';
import { table } from './table.ts';

export const accountList = command({
  name: 'account list',
  summary: 'List the accounts',
  options: {},
  async run(_values, { db }) {
    const list = (await accounts.all(db)).map((row) => ({
      id: row.id,
      email: row.email,
      confirmed: accounts.isConfirmed(row),
      username: row.username,
      plan: row.plan,
      expires: row.expires_at === null ? null : timestamp(row.expires_at),
      registered: timestamp(row.registered_at),
      staff: row.staff === 1,
      locked: row.locked_at === null ? null : timestamp(row.locked_at),
    }));
    const rows = list.map((row) => [
      String(row.id),
      row.username,
      row.confirmed ? row.email : `${row.email} (not confirmed)`,
      row.plan,
      row.expires ?? 'never',
      row.registered,
      row.staff ? 'yes' : '',
      row.locked ?? '',
    ]);
    const head = ['ID', 'USERNAME', 'E-MAIL', 'PLAN', 'EXPIRES', 'REGISTERED', 'STAFF', 'LOCKED'];
    return { json: list, text: list.length === 0 ? 'No accounts yet.' : table([head, ...rows]) };
  },
});
