import type { linkForm as english } from '#web/words/link-form.ts';
import { plural } from '#web/words/language.ts';

const notSecret =
  'Nicht für Vertrauliches. Bots und Linkvorschauen sehen das Ziel, ohne einen Klick zu verbrauchen.';

export const linkForm: typeof english = {
  savedAs: 'Wird gespeichert als {url}',
  mainDomain: 'Standarddomain',
  alias: 'Alias',
  aliasHint: 'Das Ende der Kurz-URL, ohne Angabe zufällig',
  savedAliasHint: 'Das Ende der Kurz-URL',
  aliasExample: 'fruehlingskarte',
  aliasFree: 'Dieser Alias ist frei.',
  aliasTaken: 'Dieser Alias ist vergeben.',
  shortUrl: 'Kurz-URL: {url}',
  newShortUrl: 'Neue Kurz-URL: {url}',
  oldShortUrl: 'Die alte URL funktioniert dann nicht mehr, auch nicht auf Drucksachen: {url}',
  title: 'Titel',
  titleHint: 'Erscheint in deinen Listen und auf öffentlichen Seiten',
  descriptions: 'Beschreibung und Notizen',
  publicDescriptionHint: 'Besucher sehen sie auf Bio-Seiten und in öffentlichen Kampagnenlisten',
  notesHint: 'Nur in deinem Konto sichtbar',
  titleExample: 'Frühlingskarte',
  visitors: 'Was Besucher sehen',

  tags: 'UTM-Parameter',
  tagsFirst: 'Gib zuerst ein Ziel ein. Die Parameter werden daran angehängt.',
  tagsText: 'Werden für deine Analysedienste an das Ziel angehängt.',
  tagNames: {
    utm_source: 'Quelle',
    utm_medium: 'Medium',
    utm_campaign: 'Kampagne',
    utm_term: 'Suchbegriff',
    utm_content: 'Inhalt',
  },
  tagExamples: {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'fruehjahrsangebot',
    utm_term: 'laufschuhe',
    utm_content: 'blauer-button',
  },
  templates: 'Vorlagen',
  useTemplate: 'Vorlage verwenden',
  saveTemplate: 'Als Vorlage speichern',
  deleteTemplate: 'Vorlage löschen',

  end: 'Ablauf und Klicklimit',
  expires: 'Läuft ab am',
  expiresHint: 'In deiner Zeitzone',
  expiryIncomplete: 'Gib Datum und Uhrzeit vollständig an oder leere die Felder.',
  clickLimit: 'Klicklimit',
  clickLimitHint: (clicks) =>
    clicks === 0
      ? notSecret
      : `${plural(clicks, { one: 'Der bisherige Klick zählt mit.', other: 'Die # bisherigen Klicks zählen mit.' })} ${notSecret}`,
  afterwards: 'Weiterleitung nach Ablauf',
  afterwardsHint: 'Ohne Angabe sehen Besucher den Hinweis, dass der Link abgelaufen ist',

  passwordSet: 'Festgelegt',
  passwordHint: {
    none: 'Besucher geben es vor der Weiterleitung ein',
    kept: 'Ersetzt das aktuelle Passwort',
    lost: 'Passwörter lassen sich nicht kopieren. Wähle eines für diesen Link.',
  },
  passwordLost: {
    none: 'Das eingegebene Passwort wurde nicht gespeichert. Gib es noch einmal ein.',
    kept: 'Das neue Passwort wurde nicht gespeichert. Gib es noch einmal ein.',
    lost: 'Das eingegebene Passwort wurde nicht gespeichert. Gib es noch einmal ein.',
  },
  passwordLostNote: {
    none: 'Nicht gespeichert',
    kept: 'Neues Passwort nicht gespeichert',
    lost: 'Nicht gespeichert',
  },
  passwordUnchanged: 'Unverändert',
  removePassword: 'Passwort entfernen',

  rules: 'Weiterleitungsregeln',
  ruleCount: (count) => plural(count, { one: '# Regel', other: '# Regeln' }),
  by: {
    device: {
      title: 'Nach Gerät',
      hint: 'Die Regeln werden der Reihe nach geprüft, die erste passende gilt. Alle anderen Besucher gelangen zum Standardziel.',
      add: 'Gerät hinzufügen',
      choose: 'Gerät auswählen',
      choice: (rule) => `Regel ${rule}: Gerät`,
      destination: (rule) => `Regel ${rule}: Ziel nach Gerät`,
    },
    country: {
      title: 'Nach Land',
      hint: 'Wird nach dem Gerät geprüft',
      add: 'Land hinzufügen',
      choose: 'Land auswählen',
      choice: (rule) => `Regel ${rule}: Land`,
      destination: (rule) => `Regel ${rule}: Ziel nach Land`,
    },
    language: {
      title: 'Nach Sprache',
      hint: 'Wird zuletzt geprüft, anhand der ersten Sprache des Browsers',
      add: 'Sprache hinzufügen',
      choose: 'Sprache auswählen',
      choice: (rule) => `Regel ${rule}: Sprache`,
      destination: (rule) => `Regel ${rule}: Ziel nach Sprache`,
    },
  },
  systems: 'System',
  devices: 'Gerät',
  device: {
    mobile: 'Smartphones',
    tablet: 'Tablets',
    desktop: 'Computer',
    ios: 'iPhone und iPad (iOS)',
    android: 'Android',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
  },

  stop: 'Splash-Seite oder Overlay',
  stopFirst: 'Besucher sehen zuerst',
  stopNone: 'Nichts, sofort weiterleiten',
  stopKept: 'Aktuelle Auswahl',
  stopMissing: 'Du hast noch keine Splash-Seiten oder Overlays',
  splash: 'Splash-Seite',
  splashes: 'Splash-Seiten',
  overlay: 'Overlay',
  overlays: 'Overlays',

  groups: 'Kampagnen und Kanäle',
  campaigns: 'Kampagnen',
  campaignCount: (count) => plural(count, { one: '# Kampagne', other: '# Kampagnen' }),
  channels: 'Kanäle',
  channelCount: (count) => plural(count, { one: '# Kanal', other: '# Kanäle' }),
  noGroups: 'Noch keine Kampagnen oder Kanäle',
};
