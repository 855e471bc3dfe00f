import type { lastDays as english } from '#web/words/last-days.ts';
import { plural } from '#web/words/language.ts';

export const lastDays: typeof english = {
  head: '30 Tage',
  clicks: (count) =>
    plural(count, { one: '# Klick in den letzten 30 Tagen', other: '# Klicks in den letzten 30 Tagen' }),
  scans: (count) =>
    plural(count, { one: '# Scan in den letzten 30 Tagen', other: '# Scans in den letzten 30 Tagen' }),
  views: (count) =>
    plural(count, { one: '# Aufruf in den letzten 30 Tagen', other: '# Aufrufe in den letzten 30 Tagen' }),
};
