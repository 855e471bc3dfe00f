import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The column of small charts in lists. */
export const lastDays = inLanguage('lastDays', {
  head: '30 days',
  clicks: (count: number) =>
    plural(count, { one: '# click in the last 30 days', other: '# clicks in the last 30 days' }),
  scans: (count: number) =>
    plural(count, { one: '# scan in the last 30 days', other: '# scans in the last 30 days' }),
  views: (count: number) =>
    plural(count, { one: '# view in the last 30 days', other: '# views in the last 30 days' }),
});
