import { inLanguage } from './in-language.ts';

export const planEnd = inLanguage('planEnd', {
  none: 'No end date',
  unread: (text: string) => `Expires: ${text}`,
  ends: (date: string, distance: string) => `Expires on ${date}, ${distance}`,
  ended: (date: string, distance: string) => `Expired on ${date}, ${distance}`,
});
