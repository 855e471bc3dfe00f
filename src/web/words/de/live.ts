import type { live as english } from '#web/words/live.ts';
import { plural } from '#web/words/language.ts';

export const live: typeof english = {
  title: 'Live',
  now: (count) =>
    plural(count, { one: 'Besuch in den letzten 30 Minuten', other: 'Besuche in den letzten 30 Minuten' }),
  count: (count) => plural(count, { one: '# Besuch', other: '# Besuche' }),
  inLast: (count) =>
    plural(count, {
      one: '# Besuch in den letzten 30 Minuten',
      other: '# Besuche in den letzten 30 Minuten',
    }),
  atLeast: (count) =>
    plural(count, {
      one: 'Mindestens # Besuch in den letzten 30 Minuten',
      other: 'Mindestens # Besuche in den letzten 30 Minuten',
    }),
  none: 'Seit 30 Minuten keine Besuche',
  waiting: 'Warten auf Besuche',
  noneText: 'Neue Besuche erscheinen hier in Echtzeit.',
  late: 'Verbindung wird wiederhergestellt. Neue Besuche können fehlen.',
  latest: 'Letzte Besuche',
  perMinute: 'Besuche pro Minute',
  ago: 'Vor 30 Min.',
  present: 'Jetzt',
  open: 'Große Ansicht',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  missing: 'Keine Live-Besuche auf diesem Server',
  missingText: 'Dieser Server meldet Besuche nicht in Echtzeit.',
  link: (id) => `Link ${id}`,
  qr: (id) => `QR-Code ${id}`,
  bio: (id) => `Bio-Seite ${id}`,
};
