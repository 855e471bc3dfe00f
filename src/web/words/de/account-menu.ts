import type { accountMenu as english } from '#web/words/account-menu.ts';

export const accountMenu: typeof english = {
  account: 'Konto',
  signedIn: 'Angemeldet',
  requestsLeft: (left, limit) => `Noch ${left} von ${limit} Anfragen in dieser Minute`,
  onServer: (host) => `Auf ${host}`,
  noPlan: 'Kein Tarif',
  plan: (name) => `Tarif ${name}`,
  language: 'Sprache',
  likeBrowser: 'Browsersprache',
  english: 'English',
  german: 'Deutsch',
  tasks: 'Vorgänge',
  help: 'Hilfe',
  switchTo: 'Konto wechseln',
  add: 'Konto hinzufügen',
  signOut: 'Abmelden',
};
