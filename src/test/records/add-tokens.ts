import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import type { TestService } from '#test/start-service.ts';

/** What the service does when it starts on an empty database: the token that opens the set-up page. */
export async function addSetupToken({ service }: TestService): Promise<string> {
  const token = newSecret('setup');
  await setupTokens.add(service.db, hashSecret(token), now());
  return token;
}

/** What a message lets its reader do, for an hour, without the message. */
export async function addMailToken(
  { service }: TestService,
  token: string,
  { purpose, email, account_id }: Pick<mailTokens.MailToken, 'purpose' | 'email' | 'account_id'>,
): Promise<void> {
  const [created_at, hash] = [now(), hashSecret(token)];
  const expires_at = created_at + 60 * 60;
  await mailTokens.add(service.db, { hash, purpose, email, account_id, created_at, expires_at });
}
