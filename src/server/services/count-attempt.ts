import { counted } from '#server/http/counted.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Service } from './service.ts';

/**
 * For what anyone may try, but only so often in a minute.
 * @throws ApiRefusal 429 when whoever it is has tried too often
 */
export async function countAttempt({ attempts }: Service, whose: string, most: number): Promise<void> {
  const { retryAfter } = await attempts.spend(whose, most);
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
}

export const tooManyAttempts = (seconds: number) =>
  new ApiRefusal(429, `Too many attempts. Try again in ${counted(seconds, 'second')}.`, undefined, seconds);
