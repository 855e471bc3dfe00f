import type { Share } from '#contract/shares.ts';
import { parseWireTime, relativeTime, shortDate, formatDate } from '#web/lib/dates.ts';
import { shares as words } from '#web/words/shares.ts';

/** Returns a state such as "Created 14 Mar · with a password · until 1 April 2026 at 18:00 · opened 3 hours ago". */
export function shareState({ created, password, expires, seen }: Share, now: Date): string {
  const made = parseWireTime(created);
  const end = expires === null ? undefined : parseWireTime(expires);
  const lastSeen = seen === null ? undefined : parseWireTime(seen);
  return (
    [
      words.created(made ? shortDate(made, now) : created),
      password && words.locked,
      expires !== null &&
        (end && end <= now
          ? words.expired
          : words.until(end ? formatDate(end, { dateStyle: 'long', timeStyle: 'short' }) : expires)),
      lastSeen ? words.opened(relativeTime(lastSeen, now)) : words.notOpened,
    ]
      .filter((part) => typeof part === 'string')
      // Lines break only between the parts.
      .map((part) => part.replaceAll(' ', '\u00A0'))
      .join(' · ')
  );
}
