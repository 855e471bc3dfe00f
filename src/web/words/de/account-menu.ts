import type { accountMenu as english } from '#web/words/account-menu.ts';

export const accountMenu: typeof english = {
  account: 'Konto',
  signedIn: 'Angemeldet',
  requestsLeft: (left, limit) => `Limit: ${left} von ${limit} übrig`,
  onServer: (host) => `Auf ${host}`,
  noPlan: 'Kein Tarif',
  plan: (name) => `Tarif ${name}`,
  language: 'Sprache',
  likeBrowser: 'Sprache des Browsers',
  english: 'English',
  german: 'Deutsch',
  tasks: 'Vorgänge',
  help: 'Hilfe',
  switchTo: 'Konto wechseln',
  add: 'Konto hinzufügen',
  signOut: 'Abmelden',
};
