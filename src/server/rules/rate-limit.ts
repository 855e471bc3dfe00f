import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much a caller has used in the current minute. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Unix time in whole seconds at which the minute ends. */
  reset: number;
  /** Whole seconds to wait. 0 if the limit isn't used up. */
  retryAfter: number;
}

export interface RateLimiter {
  /** Counts one request for `key`. */
  spend(key: string, limit: number): Promise<Allowance>;
  /** Returns the allowance without counting. */
  look(key: string, limit: number): Promise<Allowance>;
}

/** A minute begins with its first request. Requests beyond the limit don't prolong it. */
export function createRateLimiter(): RateLimiter {
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 });
  const allowance = (used: number, left: number, limit: number): Allowance => ({
    limit,
    remaining: Math.max(0, limit - used),
    reset: Math.ceil((Date.now() + left) / 1000),
    retryAfter: used > limit ? Math.max(1, Math.ceil(left / 1000)) : 0,
  });
  return {
    async spend(key, limit) {
      const { consumedPoints, msBeforeNext } = await counter.consume(key);
      return allowance(consumedPoints, msBeforeNext, limit);
    },
    async look(key, limit) {
      const known = await counter.get(key);
      return allowance(known?.consumedPoints ?? 0, known?.msBeforeNext ?? 60_000, limit);
    },
  };
}
