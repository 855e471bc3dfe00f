import type { frame as english } from '#web/words/frame.ts';

export const frame: typeof english = {
  skip: 'Zum Inhalt springen',
  navigation: 'Navigation',
  openNavigation: 'Navigation öffnen',
  main: 'Hauptnavigation',
  home: 'Waypost-Übersicht',
  breadcrumb: 'Pfad',
  total: ' insgesamt',
  goTo: 'Gehe zu …',
  tasks: 'Laufende Vorgänge',
  figuresUntil: (time) => `Stand der Zahlen: ${time}`,
  rateLimit: 'Limit: ',
  left: (left, limit) => `${left} von ${limit} übrig`,
  waiting: (time) => `wartet ${time}`,
  limitReached: (limit, time) => `Limit von ${limit} pro Minute erreicht. Weiter in ${time}.`,
  limitLeft: (left, limit) => `Limit: ${left} von ${limit} in dieser Minute übrig.`,
  limitResets: (left, limit, time) =>
    `Limit: ${left} von ${limit} in dieser Minute übrig. Zurückgesetzt in ${time}.`,
  limitGuessed: (left, limit) => `Limit: etwa ${left} von ${limit} in dieser Minute übrig.`,
  limitGuessedMore: (left, limit, time) =>
    `Limit: etwa ${left} von ${limit} in dieser Minute übrig. Mehr in ${time}.`,
};
