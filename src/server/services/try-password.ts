import type { z } from 'zod/mini';
import type { SignIn } from '#contract/session.ts';
import { accountAsking, strangerAsking } from '#server/rules/hash-turns.ts';
import type { AccountRow } from '#server/store/account.ts';
import { tooManyAttempts } from './count-attempt.ts';
import { knownAmong } from './known-device.ts';
import { meantBy, whosePasswordFits } from './meant-by.ts';
import type { Service } from './service.ts';

/** How often passwords may be tried within a minute. */
const tries = {
  /** By one address. */
  address: 30,
  /** By one address at one name. */
  here: 10,
  /** By all strangers at one name. */
  together: 60,
  /** By one browser in which somebody has signed in to the account before. */
  device: 10,
};

interface Tried {
  /** The account whose password it is; undefined: none. */
  fitting: AccountRow | undefined;
  /** All that the name may mean. */
  meant: readonly AccountRow[];
}

/**
 * Tries a password at a name. Strangers can use up what strangers may try, but not the tries of a browser that is known;
 * beyond theirs, it tries its own account alone.
 * @throws Refusal 429 when too many were tried
 */
export async function tryPassword(
  service: Service,
  { email, password, device }: z.output<typeof SignIn>,
  address: string,
): Promise<Tried> {
  const wait = await strangersWait(service, email, address);
  if (wait > 0 && device === undefined) throw tooManyAttempts(wait);
  const meant = await meantBy(service.db, email);
  const known = await ownOf(service, meant, device);
  if (wait > 0 && known === undefined) throw tooManyAttempts(wait);
  const tried = wait > 0 ? meant.filter(({ id }) => id === known) : meant;
  const asker = known === undefined ? strangerAsking(address) : accountAsking(known);
  return { fitting: await whosePasswordFits(tried, password, asker), meant };
}

/** For how many seconds strangers may not try this name, or this address none; 0: they may, and this is a try. */
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

/** The account that the browser is known for, while it has tries left. */
async function ownOf(
  { db, attempts }: Service,
  meant: readonly AccountRow[],
  device: string | undefined,
): Promise<number | undefined> {
  if (device === undefined) return undefined;
  const known = await knownAmong(db, meant, device);
  if (known === undefined) return undefined;
  const { retryAfter } = await attempts.spend(`device ${known} ${device}`, tries.device);
  return retryAfter > 0 ? undefined : known;
}
