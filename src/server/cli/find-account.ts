import { accountsNamed } from '#server/services/accounts-named.ts';
import { type AccountRow, find } from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import { InvalidInput } from './command.ts';

/**
 * Finds an account by username, e-mail address or id.
 * @throws InvalidInput if there is no such account, if several have the e-mail address, or if a number is the id of one
 * account and the username of another
 */
export async function findAccount(db: Db, who: string): Promise<AccountRow> {
  const name = who.toLowerCase();
  const [byName, ...others] = await accountsNamed(db, name);
  if (byName && others.length > 0) {
    const usernames = [byName, ...others].map(({ username }) => username).join(', ');
    throw new InvalidInput(`Several accounts have "${who}". Use a username: ${usernames}.`);
  }
  const byId = /^\d{1,9}$/.test(name) ? await find(db, Number(name)) : undefined;
  if (byName && byId && byName.id !== byId.id) {
    throw new InvalidInput(
      `"${who}" is the id of one account and the username of another. Use its e-mail address.`,
    );
  }
  const found = byName ?? byId;
  if (!found) throw new InvalidInput(`Account "${who}" not found.`);
  return found;
}
