import type { alerts as english } from '#web/words/alerts.ts';
import { plural } from '#web/words/language.ts';

const visits = { link: 'Klicks', qr: 'Scans', bio: 'Aufrufe', campaign: 'Klicks' } as const;

const forms = {
  Klicks: { one: '# Klick', other: '# Klicks' },
  Scans: { one: '# Scan', other: '# Scans' },
  Aufrufe: { one: '# Aufruf', other: '# Aufrufe' },
} as const;
const counted = (of: keyof typeof visits, count: number) => plural(count, forms[visits[of]]);

export const alerts: typeof english = {
  title: 'Benachrichtigungen',
  nouns: 'Benachrichtigungen',
  text: 'Benachrichtigungen erscheinen in der Übersicht',
  textWithMail: 'Benachrichtigungen erscheinen in der Übersicht, auf Wunsch auch per E-Mail.',
  add: 'Benachrichtigung hinzufügen',
  when: 'Benachrichtigen, wenn',
  kinds: {
    number: (of) => `die ${visits[of]} eine Zahl erreichen`,
    silence: (of) => `es einen Tag lang keine ${visits[of]} gibt`,
    first: 'der Code zum ersten Mal gescannt wird',
  },
  number: (of) => `Anzahl ${visits[of]}`,
  numberHint: (of) => `Zählt alle ${visits[of]} seit der Erstellung`,
  silenceHint: (of) =>
    `Gilt ab morgen. Du wirst nur einmal benachrichtigt, bis es wieder ${visits[of]} gibt.`,
  mail: 'Auch per E-Mail benachrichtigen',
  mailHint: 'An die bestätigte E-Mail-Adresse deines Kontos',
  confirmFirst: 'Bestätige zuerst deine E-Mail-Adresse.',
  added: 'Benachrichtigung hinzugefügt',
  deleted: 'Benachrichtigung gelöscht',
  delete: (alert) => `Benachrichtigung löschen: ${alert}`,
  reaches: counted,
  quietDay: (of) => `Ein Tag ohne ${visits[of]}`,
  firstScan: 'Erster Scan',
  waiting: 'Noch nicht eingetreten',
  withMail: 'mit E-Mail',
  reached: (moment) => `Erreicht am ${moment}`,
  wasQuiet: (day) => `Zuletzt am ${day}`,
  scanned: (moment) => `Gescannt am ${moment}`,

  hasReached: (name, of, number) => `${name} hat ${counted(of, number)} erreicht`,
  hadNone: (name, of, day) => `${name} hatte am ${day} keine ${visits[of]}`,
  hasFirst: (name) => `${name} wurde zum ersten Mal gescannt`,
  dismiss: 'Ausblenden',
  dismissOf: (alert) => `Ausblenden: ${alert}`,
};
