import type { passwords as english } from '#web/words/passwords.ts';

export const passwords: typeof english = {
  password: 'Passwort',
  current: 'Aktuelles Passwort',
  new: 'Neues Passwort',
  change: 'Passwort ändern',
  changed: 'Passwort geändert',
  advice: 'Mindestens 8 Zeichen. Länger ist sicherer: Nimm etwa vier Wörter ohne Zusammenhang.',
  estimate: 'Das ist eine Schätzung. Sie erkennt nicht, ob das Passwort schon einmal geleakt wurde.',
};
