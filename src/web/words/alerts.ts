import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

const visits = { link: 'clicks', qr: 'scans', bio: 'views', campaign: 'clicks' } as const;
type Kind = keyof typeof visits;

const forms = {
  clicks: { one: '# click', other: '# clicks' },
  scans: { one: '# scan', other: '# scans' },
  views: { one: '# view', other: '# views' },
} as const;
const counted = (of: Kind, count: number) => plural(count, forms[visits[of]]);

/** Alerts of records, which the API calls goals. */
export const alerts = inLanguage('alerts', {
  title: 'Alerts',
  nouns: 'alerts',
  text: 'Alerts appear on the overview',
  textWithMail: 'Alerts appear on the overview. You can also get them by e-mail.',
  add: 'Add alert',
  when: 'Alert me when',
  kinds: {
    number: (of: Kind) => `${visits[of]} reach a number`,
    silence: (of: Kind) => `a day passes without ${visits[of]}`,
    first: 'the code is scanned for the first time',
  },
  number: (of: Kind) => `Number of ${visits[of]}`,
  numberHint: (of: Kind) => `Counts all ${visits[of]} since creation`,
  silenceHint: (of: Kind) => `Starts tomorrow. You’ll get one alert until ${visits[of]} resume.`,
  mail: 'Also send an e-mail',
  mailHint: 'To your account’s confirmed e-mail address',
  confirmFirst: 'Confirm your e-mail address first.',
  added: 'Alert added',
  deleted: 'Alert deleted',
  delete: (alert: string) => `Delete alert: ${alert}`,
  reaches: (of: Kind, number: number) => counted(of, number),
  quietDay: (of: Kind) => `A day without ${visits[of]}`,
  firstScan: 'First scan',
  waiting: 'Waiting',
  withMail: 'with e-mail',
  reached: (moment: string) => `Reached on ${moment}`,
  wasQuiet: (day: string) => `Last on ${day}`,
  scanned: (moment: string) => `Scanned on ${moment}`,

  hasReached: (name: string, of: Kind, number: number) => `${name} has reached ${counted(of, number)}`,
  hadNone: (name: string, of: Kind, day: string) => `${name} had no ${visits[of]} on ${day}`,
  hasFirst: (name: string) => `${name} was scanned for the first time`,
  dismiss: 'Dismiss',
  dismissOf: (alert: string) => `Dismiss: ${alert}`,
});
