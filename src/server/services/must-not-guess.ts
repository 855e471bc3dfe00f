import { formatCount } from '#server/http/format-count.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Service } from './service.ts';

/**
 * Limits what callers may try on their own account to ten times a minute.
 * @throws ApiRefusal 400 after that. The status isn't 429, since clients wait and retry automatically on that.
 */
export async function mustNotGuess({ attempts }: Service, key: string, field: string): Promise<void> {
  const { retryAfter } = await attempts.spend(key, 10);
  if (retryAfter > 0)
    throw new ApiRefusal(400, `Too many attempts. Try again in ${formatCount(retryAfter, 'second')}.`, field);
}
