import type { Db, DialectDb } from './database/database.ts';
import { isDuplicate } from './conflict.ts';
import { withHostLock } from './domains.ts';

/** Returns the domains that are due for a check, longest due first. Domains of locked accounts wait. */
export const due = (db: Db, now: number, most: number) =>
  db
    .selectFrom('domains')
    .innerJoin('accounts', 'accounts.id', 'domains.account_id')
    .where('domains.next_check_at', '<=', now)
    .where('accounts.locked_at', 'is', null)
    .select(['domains.id', 'domains.account_id', 'domains.next_check_at'])
    .orderBy('domains.next_check_at')
    .orderBy('domains.id')
    .limit(most)
    .execute();

/** Returns whether the caller may run the check. Of two processes, only one may. */
export async function claim(db: Db, id: number, seen: number | null, next: number): Promise<boolean> {
  const claimed = await db
    .updateTable('domains')
    .set({ next_check_at: next })
    .where('id', '=', id)
    .where('next_check_at', seen === null ? 'is' : '=', seen)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

export const countPending = async (db: Db, accountId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('domains')
    .where('account_id', '=', accountId)
    .whereRef('host_key', '<>', 'host')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns the accounts that have saved a host that isn't ready for them. */
export const waitingFor = async (db: Db, host: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('domains')
    .where('host', '=', host)
    .where('host_key', '<>', host)
    .select('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
};

export interface Checked {
  checked_at: number;
  next_check_at: number | null;
  tries: number;
  checks: string;
  file_seen_at?: number;
}

interface Pending {
  id: number;
  host: string;
}

export const noteCheck = (means: DialectDb, { id, host }: Pending, checked: Checked) =>
  withHostLock(means, host, (db) =>
    db.updateTable('domains').set(checked).where('id', '=', id).whereRef('host_key', '<>', 'host').execute(),
  );

/** Returns whether the domain is ready from now on. Of several that wait for the host, only the first is. */
export async function makeReady(means: DialectDb, { id, host }: Pending): Promise<boolean> {
  try {
    const made = await withHostLock(means, host, (db) =>
      db
        .updateTable('domains')
        .set(({ ref }) => ({ host_key: ref('host'), next_check_at: null, checks: null }))
        .where('id', '=', id)
        .whereRef('host_key', '<>', 'host')
        .executeTakeFirst(),
    );
    return made.numUpdatedRows > 0n;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Returns the account’s token. Creates it if there is none yet. */
export async function tokenOf(db: Db, accountId: number, make: () => string): Promise<string> {
  const find = () =>
    db.selectFrom('domain_tokens').where('account_id', '=', accountId).select('token').executeTakeFirst();
  const known = await find();
  if (known) return known.token;
  await db
    .insertInto('domain_tokens')
    .values({ account_id: accountId, token: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.token ?? '';
}
