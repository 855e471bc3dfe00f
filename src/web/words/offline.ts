import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const offline = inLanguage('offline', {
  title: 'You’re offline',
  text: 'Showing saved data, which may be out of date. Changes wait until you’re back online.',
  waiting: (changes: number) =>
    plural(changes, { one: 'You’re offline: # change waiting', other: 'You’re offline: # changes waiting' }),
  waitingText: 'Keep this page open. Waypost continues when you’re back online.',
});
