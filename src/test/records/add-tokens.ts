import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import type { TestService } from '#test/start-service.ts';

/** Adds the token that opens the setup page, as the service does when it starts with an empty database. */
export async function addSetupToken({ service }: TestService): Promise<string> {
  const token = newSecret('setup');
  await setupTokens.add(service.db, hashSecret(token), now());
  return token;
}

/** Adds the token of a mail message, valid for an hour, without sending the message. */
export async function addMailToken(
  { service }: TestService,
  token: string,
  { purpose, email, account_id }: Pick<mailTokens.MailToken, 'purpose' | 'email' | 'account_id'>,
): Promise<void> {
  const [created_at, hash] = [now(), hashSecret(token)];
  const expires_at = created_at + 60 * 60;
  await mailTokens.add(service.db, { hash, purpose, email, account_id, created_at, expires_at });
}
