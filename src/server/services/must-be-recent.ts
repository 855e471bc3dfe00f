import { recentMinutes } from '#contract/security.ts';
import type { Caller } from '#server/rules/caller.ts';
import { now } from '#server/rules/clock.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { passwordFits } from '#server/rules/passwords.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import * as accounts from '#server/store/account.ts';
import * as keys from '#server/store/keys.ts';
import { mustNotGuess } from './must-not-guess.ts';
import type { Service } from './service.ts';

/**
 * Returns until when a session needs no current password, in Unix seconds. Returns null if it needs one now, or isn't a
 * session.
 */
export function recentUntil({ keyKind, keyConfirmedAt }: Caller): number | null {
  const until = keyConfirmedAt + recentMinutes * 60;
  return keyKind === 'session' && until > now() ? until : null;
}

/**
 * Guards changes to how the account signs in. A session may make them if it was opened, or the password was entered, in
 * the last minutes. An older session sends the password again, and then counts as new. An API key has no password to
 * send.
 * @throws ApiRefusal at `currentpassword`: 403 if it's missing, 400 if it's wrong
 */
export async function mustBeRecent(
  service: Service,
  caller: Caller,
  currentPassword: string | undefined,
): Promise<void> {
  if (caller.keyKind === 'api' || recentUntil(caller) !== null) return;
  if (!currentPassword) throw new ApiRefusal(403, 'Enter your current password.', 'currentpassword');
  const { accountId, keyId } = caller;
  await mustNotGuess(service, `current password of ${accountId}`, 'currentpassword');
  const found = await accounts.find(service.db, accountId);
  if (!(await passwordFits(currentPassword, found?.password_hash, askerOfAccount(accountId))))
    throw new ApiRefusal(400, 'The password is wrong.', 'currentpassword');
  await keys.confirm(service.db, keyId, now());
}

/** @throws ApiRefusal 403 for an API key, if the account's owner doesn't let keys change how the account signs in */
export async function mustAllowSignInChanges({ db }: Service, { keyKind, accountId }: Caller): Promise<void> {
  if (keyKind !== 'api') return;
  const found = await accounts.find(db, accountId);
  if (found?.api_changes === 1) return;
  throw new ApiRefusal(
    403,
    'API keys can’t change the e-mail address or password of this account. Sign in with the password to change them.',
  );
}
