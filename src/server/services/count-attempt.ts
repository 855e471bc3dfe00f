import { formatCount } from '#server/http/format-count.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Service } from './service.ts';

/**
 * Limits how often anyone may try something per minute.
 * @throws ApiRefusal 429 after too many tries
 */
export async function countAttempt({ attempts }: Service, key: string, most: number): Promise<void> {
  const { retryAfter } = await attempts.spend(key, most);
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
}

export const tooManyAttempts = (seconds: number) =>
  new ApiRefusal(
    429,
    `Too many attempts. Try again in ${formatCount(seconds, 'second')}.`,
    undefined,
    seconds,
  );
