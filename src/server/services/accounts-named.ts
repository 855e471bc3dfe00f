import type { Asker } from '#server/rules/hash-queue.ts';
import { whichFits } from '#server/rules/passwords.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';

/** Returns the accounts that an e-mail address or a username may refer to. */
export async function accountsNamed(db: Db, name: string): Promise<accounts.AccountRow[]> {
  if (name.includes('@')) return accounts.findByEmail(db, name);
  const found = await accounts.findByUsername(db, name);
  return found ? [found] : [];
}

/**
 * Returns the first of the accounts with this password. The number of tried hashes is always the maximum, so that the
 * time doesn't reveal how many accounts there are.
 */
export async function findByPassword(
  meant: readonly accounts.AccountRow[],
  password: string,
  asker: Asker,
): Promise<accounts.AccountRow | undefined> {
  const tried = Array.from({ length: accounts.maxOfOneEmail }, (_, place) => meant[place]?.password_hash);
  return meant[await whichFits(password, tried, asker)];
}
