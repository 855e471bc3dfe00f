import { inLanguage } from './in-language.ts';

/** The account's choice of visitors for whom pixels fire. */
export const firing = inLanguage('firing', {
  title: 'When pixels fire',
  ask: 'Fire with consent',
  askText: 'Visitors are asked once a year. Nothing loads until they agree.',
  on: 'Fire for everyone',
  onText:
    'Visitors aren’t asked. Pixels don’t fire for visitors who send Global Privacy Control or declined before.',
  off: 'Never fire',
  offText: 'Links redirect immediately and keep their pixels for later.',
  saved: 'Pixel settings saved',
});
