import { counted } from '#server/http/counted.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Service } from './service.ts';

/**
 * For what an account's own caller may try, ten times a minute.
 * @throws Refusal 400 after that; no 429, which clients wait out by themselves
 */
export async function mustNotGuess({ attempts }: Service, whose: string, field: string): Promise<void> {
  const { retryAfter } = await attempts.spend(whose, 10);
  if (retryAfter > 0)
    throw new Refusal(400, `Too many attempts. Try again in ${counted(retryAfter, 'second')}.`, field);
}
