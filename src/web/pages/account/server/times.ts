import type { ProbeResult } from '#web/api/server-check.ts';

/** How a server writes times. */
export interface Times {
  /** Each format found, with digits masked except in the zone: `0000-00-00 00:00:00`, `0000-00-00T00:00:00+02:00`. */
  forms: readonly string[];
  /** Zones named by the times themselves, such as `+02:00` or `Z`. */
  zones: readonly string[];
  /**
   * How far the latest time is in the future if read as UTC, in minutes. The server's zone is at least this far ahead.
   */
  aheadBy: number;
}

const members = /^(?:date|created|created_at|registered|expires)$/i;

/** Whether the endpoint's times are in the past. The dates of an account's plan are naturally in the future. */
const happened = (endpoint: string) => endpoint !== '/api/account';

function* stampsIn(value: unknown, endpoint: string): Generator<{ value: string; endpoint: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value as Record<string, unknown>)) {
    const isTime = members.test(name) && (typeof member === 'string' || typeof member === 'number');
    if (isTime && /\d{4}/.test(String(member))) yield { value: String(member), endpoint };
    yield* stampsIn(member, endpoint);
  }
}

const zoneOf = (stamp: string) => /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/.exec(stamp)?.[0];

function formOf(stamp: string): string {
  const zone = zoneOf(stamp) ?? '';
  return stamp.slice(0, stamp.length - zone.length).replaceAll(/\d/g, '0') + zone;
}

/** Tolerance between two correct clocks, in minutes. */
const grace = 2;
/** No zone is further ahead. A later time is a future event. */
const furthest = 14 * 60 + grace;

/** Returns how far a time is ahead if read as UTC, in minutes. Returns 0 if the time names its zone. */
function minutesAhead(stamp: string): number {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(stamp)) return 0;
  const minutes = Math.round((Date.parse(`${stamp.replace(' ', 'T')}Z`) - Date.now()) / 60_000);
  return minutes > grace && minutes <= furthest ? minutes : 0;
}

export function timesIn(heard: readonly ProbeResult[]): Times {
  const stamps = heard.flatMap(({ json, endpoint }) => [...stampsIn(json, endpoint)]);
  return {
    forms: [...new Set(stamps.map(({ value }) => formOf(value)))].slice(0, 6),
    zones: [...new Set(stamps.flatMap(({ value }) => zoneOf(value) ?? []))].slice(0, 6),
    aheadBy: Math.max(
      0,
      ...stamps.filter(({ endpoint }) => happened(endpoint)).map(({ value }) => minutesAhead(value)),
    ),
  };
}
