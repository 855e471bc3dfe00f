import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as devices from '#server/store/devices.ts';

/**
 * A browser keeps one secret for all accounts. The account is part of the hash, so that one account's hash reveals
 * nothing about another's.
 */
const hashOf = (accountId: number, device: string) => hashSecret(`device ${accountId} ${device}`);

const isOurs = (device: string) => /^wpd_[\w-]{43}$/.test(device);

/** Returns which of these accounts has been signed in to in this browser. Returns undefined if none has. */
export function findKnownAccount(
  db: Db,
  accounts: readonly { id: number }[],
  device: string,
): Promise<number | undefined> {
  const hashes = accounts.map(({ id }) => hashOf(id, device));
  return devices.accountOf(db, hashes, now());
}

/**
 * Records a sign-in to the account, and returns the secret that identifies the browser: the one it had, or a new one.
 */
export async function keepDevice(db: Db, accountId: number, device: string | undefined): Promise<string> {
  const kept = device !== undefined && isOurs(device) ? device : newSecret('wpd');
  await devices.keep(db, hashOf(accountId, kept), accountId, now());
  return kept;
}
