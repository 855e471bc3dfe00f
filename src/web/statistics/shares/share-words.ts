import type { Share } from '#contract/shares.ts';
import { longDate, parseWireTime, relativeTime } from '#web/lib/dates.ts';
import { shares as words } from '#web/words/shares.ts';

/** "Created 14 March 2026 · with a password · until 1 April 2026 · opened 3 hours ago" */
export function shareState({ created, password, expires, seen }: Share, now: Date): string {
  const written = (time: string) => {
    const date = parseWireTime(time);
    return date ? longDate(date) : time;
  };
  const end = expires === null ? undefined : parseWireTime(expires);
  const lastSeen = seen === null ? undefined : parseWireTime(seen);
  return [
    words.created(written(created)),
    password && words.locked,
    expires !== null && (end && end <= now ? words.expired : words.until(written(expires))),
    lastSeen ? words.opened(relativeTime(lastSeen, now)) : words.notOpened,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}
