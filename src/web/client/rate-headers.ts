/** Reads what servers report about their limit. They write times in every possible way. */

const day = 86_400_000;

export interface RateHeaders {
  limit?: number;
  remaining?: number;
  /** In ms since 1970. */
  resetAt?: number;
}

const count = (text: string | null) =>
  text !== null && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;

export function rateHeaders(headers: Headers, now: number): RateHeaders {
  return {
    limit: count(headers.get('X-RateLimit-Limit')),
    remaining: count(headers.get('X-RateLimit-Remaining')),
    resetAt: momentFrom(headers.get('X-RateLimit-Reset'), now),
  };
}

/**
 * Parses a time written as Unix seconds, milliseconds, seconds to go or a date. Returns ms since 1970, for whichever
 * reading is plausible, which means at most a day from now. A time in the past is returned as now.
 */
export function momentFrom(text: string | null | undefined, now: number): number | undefined {
  const value = text?.trim().replace(/^"(.*)"$/, '$1');
  if (!value) return undefined;
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return plausible(dateOf(value), now);
  const number = Number(value);
  if (number >= 1e11) return plausible(number, now);
  if (number >= 1e9) return plausible(number * 1000, now);
  return plausible(now + number * 1000, now);
}

/** The API's own format has no zone and is UTC. Other formats state their zone. */
const dateOf = (text: string) =>
  Date.parse(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);

function plausible(moment: number, now: number): number | undefined {
  if (!Number.isFinite(moment) || Math.abs(moment - now) > day) return undefined;
  return Math.max(moment, now);
}
