import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as devices from '#server/store/devices.ts';

/** One browser keeps one secret for all accounts; with the account in the hash, one of them says nothing of another. */
const hashOf = (accountId: number, device: string) => hashSecret(`device ${accountId} ${device}`);

const isOurs = (device: string) => /^wpd_[\w-]{43}$/.test(device);

/** Which of these accounts somebody has signed in to in this browser; undefined: in none. */
export function knownAmong(
  db: Db,
  accounts: readonly { id: number }[],
  device: string,
): Promise<number | undefined> {
  const hashes = accounts.map(({ id }) => hashOf(id, device));
  return devices.accountOf(db, hashes, now());
}

/** Notes that somebody signed in to the account, and gives what their browser is known by: what it had, or a new secret. */
export async function keepDevice(db: Db, accountId: number, device: string | undefined): Promise<string> {
  const kept = device !== undefined && isOurs(device) ? device : newSecret('wpd');
  await devices.keep(db, hashOf(accountId, kept), accountId, now());
  return kept;
}
