import type { z } from 'zod/mini';
import type { SignIn } from '#contract/session.ts';
import { askerOfAccount, askerOfAddress } from '#server/rules/hash-queue.ts';
import type { AccountRow } from '#server/store/account.ts';
import { tooManyAttempts } from './count-attempt.ts';
import { findKnownAccount } from './known-device.ts';
import { accountsNamed, findByPassword } from './accounts-named.ts';
import type { Service } from './service.ts';

/** Maximum password tries per minute. */
const tries = {
  /** By one address. */
  address: 30,
  /** By one address, for one name. */
  here: 10,
  /** By all strangers, for one name. */
  together: 60,
  /** By one browser in which someone has signed in to the account before. */
  device: 10,
};

interface PasswordResult {
  /** The account with this password. Undefined if there is none. */
  fitting: AccountRow | undefined;
  /** All accounts that the name may refer to. */
  meant: readonly AccountRow[];
}

/**
 * Tries a password for a name. Strangers can use up the tries of strangers, but not those of a known browser. Beyond
 * the limit for strangers, a known browser can only try its own account.
 * @throws ApiRefusal 429 after too many tries
 */
export async function tryPassword(
  service: Service,
  { email, password, device }: z.output<typeof SignIn>,
  address: string,
): Promise<PasswordResult> {
  const wait = await strangersWait(service, email, address);
  if (wait > 0 && device === undefined) throw tooManyAttempts(wait);
  const meant = await accountsNamed(service.db, email);
  const known = await ownOf(service, meant, device);
  if (wait > 0 && known === undefined) throw tooManyAttempts(wait);
  const tried = wait > 0 ? meant.filter(({ id }) => id === known) : meant;
  const asker = known === undefined ? askerOfAddress(address) : askerOfAccount(known);
  return { fitting: await findByPassword(tried, password, asker), meant };
}

/**
 * Returns for how many seconds strangers may not try this name, or this address may not try any. Returns 0 if they may,
 * and counts a try.
 */
async function strangersWait({ attempts }: Service, name: string, address: string): Promise<number> {
  for (const [whose, most] of [
    [`sign-in ${address}`, tries.address],
    [`sign-in ${address} to ${name}`, tries.here],
    [`sign-in to ${name}`, tries.together],
  ] as const) {
    const { retryAfter } = await attempts.spend(whose, most);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}

/** Returns the account for which the browser is known, while it has tries left. */
async function ownOf(
  { db, attempts }: Service,
  meant: readonly AccountRow[],
  device: string | undefined,
): Promise<number | undefined> {
  if (device === undefined) return undefined;
  const known = await findKnownAccount(db, meant, device);
  if (known === undefined) return undefined;
  const { retryAfter } = await attempts.spend(`device ${known} ${device}`, tries.device);
  return retryAfter > 0 ? undefined : known;
}
