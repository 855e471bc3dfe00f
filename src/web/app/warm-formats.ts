import { relativeTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';

/** Yields where the browser supports it, so that it can handle pending events first. */
const yieldToBrowser = () =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();

/**
 * Creates the number and date formats that lists show. Each takes some ms at its first use, so this happens while the
 * page waits for its data and not while its rows are rendered.
 */
export async function warmFormats() {
  const now = new Date();
  const longAgo = new Date(2000, 0);
  const formats = [
    () => formatCount(0),
    () => relativeTime(now, now),
    () => shortDate(now, now),
    () => shortDate(longAgo, now),
  ];
  for (const format of formats) {
    await yieldToBrowser();
    format();
  }
}
