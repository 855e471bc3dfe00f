import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import type { TestService } from './start-service.ts';

/** What the service does when it starts on an empty database: the token that opens the set-up page. */
export async function addSetupToken({ service }: TestService): Promise<string> {
  const token = newSecret('setup');
  await setupTokens.add(service.db, hashSecret(token), now());
  return token;
}
