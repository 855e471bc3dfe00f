import { relativeTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';

/** Where it can: the rest waits until the browser has done what came meanwhile. */
const yieldToBrowser = () =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();

/**
 * Makes the formats of numbers and dates that lists show, each of which takes some ms at its first use: while the page
 * waits for its data, rather than while its rows are rendered.
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
