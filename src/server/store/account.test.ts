import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { storedAccount } from '#test/records/stored-account.ts';
import * as accounts from './account.ts';
import type { Database, Db } from './database/database.ts';
import { ConflictError } from './conflict.ts';

/**
 * Returns the number of statements that wait for another's lock. On SQLite a transaction begins only when the previous
 * one has ended.
 */
const waiting = async (db: Db, dialect: Database['dialect']) => {
  if (dialect === 'sqlite') return 0;
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks where not granted`.execute(db);
  return rows.length;
};

eachDatabase((open) => {
  test('the second of two accounts that confirm an e-mail address concurrently gets a conflict', async () => {
    const { db, dialect } = await open();
    const [first, second] = [await storedAccount(db, 'ada'), await storedAccount(db, 'bob')];
    const email = 'free@example.com';
    const { late } = await db.transaction().execute(async (trx) => {
      await accounts.setConfirmedEmail(trx, first, email);
      const late = accounts.setConfirmedEmail(db, second, email).catch((error: unknown) => error);
      // The second one has found no account with the address, and waits for the outcome of the first.
      await expect.poll(() => waiting(trx, dialect)).toBe(dialect === 'postgres' ? 1 : 0);
      return { late };
    });
    expect(await late).toBeInstanceOf(ConflictError);
    expect((await accounts.findByConfirmedEmail(db, email))?.id).toBe(first);
  });

  test('an account that is being deleted can’t get a new e-mail address', async () => {
    const { db } = await open();
    const id = await storedAccount(db, 'ada');
    await db.updateTable('accounts').set({ closed_at: 1 }).where('id', '=', id).execute();
    expect(await accounts.update(db, id, { email: 'free@example.com' })).toBe(false);
    expect(await accounts.setConfirmedEmail(db, id, 'free@example.com')).toBe(false);
    expect(await accounts.findByEmail(db, 'free@example.com')).toEqual([]);
  });

  test('an e-mail address finds the account that confirmed it, then the newest three others', async () => {
    const { db } = await open();
    const email = 'ada@example.com';
    const unconfirmed = (username: string) => storedAccount(db, username, { email, confirmed: false });
    const [first, second] = [await unconfirmed('one'), await unconfirmed('two')];
    const owner = await storedAccount(db, 'ada', { email });
    const third = await unconfirmed('three');
    const meant = async () => (await accounts.findByEmail(db, email)).map(({ id }) => id);
    expect(await meant()).toEqual([owner, third, second, first]);
    // Setting the same address again makes it unconfirmed. The account then ranks by its age, like the others.
    await accounts.update(db, owner, { email });
    expect(await meant()).toEqual([third, owner, second]);
    await accounts.setConfirmedEmail(db, first, email);
    expect(await meant()).toEqual([first, third, owner, second]);
    expect(await accounts.findByConfirmedEmail(db, email)).toMatchObject({ id: first, username: 'one' });
  });
});
