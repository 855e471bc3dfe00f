import type { alerts as english } from '#web/words/alerts.ts';

const visits = { link: 'Klicks', qr: 'Scans', bio: 'Aufrufe', campaign: 'Klicks' } as const;

export const alerts: typeof english = {
  title: 'Hinweise',
  nouns: 'Hinweise',
  text: 'Hinweise erscheinen in der Übersicht. Du kannst sie auch per E-Mail erhalten.',
  add: 'Hinweis hinzufügen',
  when: 'Benachrichtigen, wenn',
  kinds: {
    number: (of) => `${visits[of]} eine Zahl erreichen`,
    silence: (of) => `ein Tag ohne ${visits[of]} vergeht`,
    first: 'der Code zum ersten Mal gescannt wird',
  },
  number: 'Zahl',
  numberHint: (of) => `Zählt alle ${visits[of]} seit der Erstellung`,
  silenceHint: 'Gilt ab morgen. Du erhältst einen Hinweis, bis es wieder Besuche gibt.',
  mail: 'Auch eine E-Mail senden',
  mailHint: 'An die bestätigte E-Mail-Adresse deines Kontos',
  added: 'Hinweis hinzugefügt',
  deleted: 'Hinweis gelöscht',
  delete: (alert) => `Hinweis löschen: ${alert}`,
  reaches: (of, number) => `${number} ${visits[of]}`,
  quietDay: (of) => `Ein Tag ohne ${visits[of]}`,
  firstScan: 'Erster Scan',
  waiting: 'Wartet',
  withMail: 'mit E-Mail',
  reached: (moment) => `Erreicht am ${moment}`,
  wasQuiet: (day) => `Zuletzt am ${day}`,
  scanned: (moment) => `Gescannt am ${moment}`,

  hasReached: (name, of, number) => `${name} hat ${number} ${visits[of]} erreicht`,
  hadNone: (name, of, day) => `${name} hatte am ${day} keine ${visits[of]}`,
  hasFirst: (name) => `${name} wurde zum ersten Mal gescannt`,
  dismiss: 'Ausblenden',
  dismissOf: (alert) => `Ausblenden: ${alert}`,
};
