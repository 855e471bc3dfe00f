import type { Report } from '#contract/support-reports.ts';
import { reports as words } from '#web/words/reports.ts';

/** Returns what has changed since the report, or undefined if nothing has. */
export function changeOf({ address, destination, now }: Report): string | undefined {
  if (!now) return words.gone;
  if (now.archived) return words.archived;
  return now.address !== address || now.destination !== destination ? words.edited : undefined;
}
