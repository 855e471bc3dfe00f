import type { Step } from '#contract/step.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { noPasskeys, relyingPartyOf } from '#server/rules/relying-party.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as passkeys from '#server/store/passkeys.ts';
import * as steps from '#server/store/second-step.ts';
import * as challenges from '#server/store/step-challenges.ts';
import type { Service } from './service.ts';
import { signInOptions } from './web-authn.ts';

/** How long a question stays open, in seconds. This is enough time to find the phone. */
const openFor = 5 * 60;
/** Setup takes longer. */
const openForSetup = 15 * 60;

type NewChallenge = Pick<challenges.ChallengeRow, 'purpose' | 'account_id' | 'challenge'> & {
  remember?: boolean;
};

/** Stores a question, and returns the token that its answer must include. */
export async function storeChallenge(
  { db }: Pick<Service, 'db'>,
  { remember = false, ...asked }: NewChallenge,
): Promise<{ token: string; expires: string }> {
  const token = newSecret('step');
  const expires_at = now() + (asked.purpose.startsWith('add-') ? openForSetup : openFor);
  const row = { ...asked, hash: hashSecret(token), remember: remember ? 1 : 0, expires_at };
  await challenges.add(db, row, now());
  return { token, expires: timestamp(expires_at) };
}

/** Asks for the second step of an account. Returns undefined if the account has none. */
export async function requestStep(
  service: Service,
  accountId: number,
  purpose: 'sign-in' | 'again',
  remember?: boolean,
): Promise<Step | undefined> {
  const { db, site } = service;
  const { app, passkey, recovery } = await steps.waysOf(db, accountId);
  if (!app && !passkey) return undefined;
  const party = relyingPartyOf(site.publicUrl);
  const options = passkey && party ? await signInOptions(party, await passkeys.all(db, accountId)) : null;
  const challenge = options?.challenge ?? '';
  const kept = await storeChallenge(service, {
    purpose,
    account_id: accountId,
    challenge,
    ...(remember !== undefined && { remember }),
  });
  return { ...kept, app, recovery: recovery > 0, passkey: options && { ...options } };
}

/** @throws ApiRefusal 404 if browsers can't use passkeys at the service's address */
export function requireRelyingParty({ site }: Pick<Service, 'site'>) {
  const party = relyingPartyOf(site.publicUrl);
  if (!party) throw noPasskeys();
  return party;
}
