import { inLanguage } from './in-language.ts';

export const planEnd = inLanguage('planEnd', {
  none: 'No end date',
  unread: (text: string) => `Ends: ${text}`,
  ends: (date: string, distance: string) => `Ends on ${date}, ${distance}`,
  ended: (date: string, distance: string) => `Ended on ${date}, ${distance}`,
});
