import type { linkState as english } from '#web/words/link-state.ts';
import { plural } from '#web/words/language.ts';

export const linkState: typeof english = {
  archived: 'Archiviert',
  expired: 'Abgelaufen',
  usedUp: 'Aufgebraucht',
  until: (date) => `Bis ${date}`,
  used: (used, limit) => `${used} von ${limit} Klicks`,
  password: 'Passwort',
  rules: (count) => plural(count, { one: '# Regel', other: '# Regeln' }),
  splash: 'Splash-Seite',
  overlay: 'Overlay',
  pixels: (count) => plural(count, { one: '# Pixel', other: '# Pixel' }),
  archivedFact: 'Archiviert.',
  expiredFact: (moment) => `Abgelaufen am ${moment}.`,
  expiresFact: (moment) => `Läuft am ${moment} ab.`,
  usedUpFact: (limit) =>
    plural(limit, { one: 'Der eine Klick ist aufgebraucht.', other: 'Alle # Klicks sind aufgebraucht.' }),
  usedUpFactOf: (limit, soFar) =>
    plural(limit, {
      one: `Der eine Klick ist aufgebraucht (bisher ${soFar}).`,
      other: `Alle # Klicks sind aufgebraucht (bisher ${soFar}).`,
    }),
  usedFact: (used, limit) =>
    plural(limit, { one: `${used} von # Klick verbraucht.`, other: `${used} von # Klicks verbraucht.` }),
  seeNotice: 'Besucher sehen stattdessen einen Hinweis.',
  seeOther: (url) => `Besucher werden zu ${url} weitergeleitet.`,
  thenNotice: 'Danach sehen Besucher einen Hinweis.',
  thenOther: (url) => `Danach werden Besucher zu ${url} weitergeleitet.`,
  asksPassword: 'Besucher geben zuerst ein Passwort ein.',
  followsRules: (count) =>
    plural(count, {
      one: '# Regel leitet manche Besucher je nach Gerät, Land oder Sprache zu einem anderen Ziel weiter.',
      other: '# Regeln leiten manche Besucher je nach Gerät, Land oder Sprache zu einem anderen Ziel weiter.',
    }),
  showsSplash: 'Besucher sehen zuerst eine Splash-Seite.',
  showsOverlay: 'Besucher sehen ein Overlay über dem Ziel.',
  firesPixels: (count) =>
    plural(count, {
      one: 'Ein Pixel ist ausgewählt.',
      other: '# Pixel sind ausgewählt.',
    }),
};
