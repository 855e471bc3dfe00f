import type { visits as english } from '#web/words/visits.ts';
import { plural } from '#web/words/language.ts';

export const visits: typeof english = {
  click: {
    title: 'Klicks',
    nouns: 'Klicks',
    count: (count) => plural(count, { one: '# Klick', other: '# Klicks' }),
    total: 'Klicks insgesamt',
    repeats: 'Wiederholte Klicks',
    allTime: 'Klicks · Gesamt',
    overTime: 'Klicks im Zeitverlauf',
    inPeriod: (period) => `Klicks · ${period}`,
    perDay: 'Klicks pro Tag',
    perHour: 'Klicks pro Stunde',
    noneIn: (period) => `${period}: keine Klicks.`,
    none: 'Hier erscheint dein erster Klick',
    noneText:
      'Öffne zum Ausprobieren die Kurz-URL. Danach siehst du Zeitverlauf, Länder, Verweisquellen, Browser und Systeme.',
    noneSoFar: 'Noch keine Klicks',
    waiting: 'Wartet auf den ersten Klick',
    direct: 'Direkt',
    noneFromNetworks: 'Keine Klicks aus sozialen Netzwerken',
    recorded: 'In diesem Browser festgehaltene Klicks',
  },
  scan: {
    title: 'Scans',
    nouns: 'Scans',
    count: (count) => plural(count, { one: '# Scan', other: '# Scans' }),
    total: 'Scans insgesamt',
    repeats: 'Wiederholte Scans',
    allTime: 'Scans · Gesamt',
    overTime: 'Scans im Zeitverlauf',
    inPeriod: (period) => `Scans · ${period}`,
    perDay: 'Scans pro Tag',
    perHour: 'Scans pro Stunde',
    noneIn: (period) => `${period}: keine Scans.`,
    none: 'Hier erscheint dein erster Scan',
    noneText:
      'Scanne den Code zum Ausprobieren mit deinem Smartphone. Danach siehst du Zeitverlauf, Länder, Verweisquellen, Browser und Systeme.',
    noneSoFar: 'Noch keine Scans',
    waiting: 'Wartet auf den ersten Scan',
    direct: 'Direkt (Kamera)',
    noneFromNetworks: 'Keine Scans aus sozialen Netzwerken',
    recorded: 'In diesem Browser festgehaltene Scans',
  },
  visit: {
    title: 'Besuche',
    nouns: 'Besuche',
    count: (count) => plural(count, { one: '# Besuch', other: '# Besuche' }),
    overTime: 'Besuche im Zeitverlauf',
    inPeriod: (period) => `Besuche · ${period}`,
    perDay: 'Besuche pro Tag',
    perHour: 'Besuche pro Stunde',
    noneIn: (period) => `${period}: keine Besuche.`,
  },

  view: {
    title: 'Aufrufe',
    count: (count) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),
  },

  noneLately: 'Keine Besuche in den letzten 30 Tagen',
  noneLatelyText: 'Neue Besuche erscheinen hier.',
  allTime: 'Gesamt',
  uniqueVisitors: 'Eindeutige Besucher',
  onceADay: 'Einmal am Tag gezählt',
  busiestDay: 'Stärkster Tag',
  busiestHour: 'Stärkste Stunde',
  busiestNote: (count) => `${count}, deine Zeitzone`,
  summary: (period, count, moment, most) => `${period}: ${count}, die meisten am ${moment} (${most}).`,
  notCounted: 'Bots, Linkvorschauen und Vorabrufe werden nicht gezählt.',
  notCountedTopTen: 'Bots, Linkvorschauen und Vorabrufe werden nicht gezählt. Listen zeigen die Top 10.',
  compare: 'Vergleichen',
  hour: 'Stunde',
  day: 'Tag',

  more: (percent, days) =>
    plural(days, {
      one: `+${percent} zum Vortag`,
      other: `+${percent} zum Vorzeitraum`,
    }),
  fewer: (percent, days) =>
    plural(days, {
      one: `−${percent} zum Vortag`,
      other: `−${percent} zum Vorzeitraum`,
    }),
  asMany: (days) =>
    plural(days, { one: 'So viele wie am Tag davor', other: 'So viele wie in den # Tagen davor' }),
  noneBefore: (days) => plural(days, { one: 'Keine am Tag davor', other: 'Keine in den # Tagen davor' }),
  grownFrom: (count, days) =>
    plural(days, { one: `Nur ${count} am Tag davor`, other: `Nur ${count} in den # Tagen davor` }),
  previous: (days) => plural(days, { one: 'Vorheriger Tag', other: 'Vorherige # Tage' }),

  countries: 'Länder',
  country: 'Land',
  referrers: 'Verweisquellen',
  ownCode: 'QR-Code des Links',
  referrer: 'Verweisquelle',
  browsers: 'Browser',
  browser: 'Browser',
  systems: 'Systeme',
  system: 'System',
  networks: 'Soziale Netzwerke',
  network: 'Netzwerk',
  noData: 'Keine Daten von diesem Server',
  share: 'Anteil in %',
  ranking: (title, first, others) =>
    others === 0
      ? `${title}: ${first}.`
      : plural(others, {
          one: `${title}: ${first} und # weiteres.`,
          other: `${title}: ${first} und # weitere.`,
        }),

  recordedNone:
    'Dieser Server nennt nur Gesamtzahlen. Bis du dich abmeldest, hält dieser Browser bei jedem Öffnen dieser Seite eine fest. Das Diagramm beginnt mit der zweiten.',
  recordedNote: (readings, since) =>
    plural(readings, {
      one: `# Stand festgehalten seit ${since}. Wird beim Abmelden gelöscht.`,
      other: `# Stände festgehalten seit ${since}. Werden beim Abmelden gelöscht.`,
    }),
  recordedSummary: (first, last, readings) =>
    plural(readings, {
      one: `Von ${first} auf ${last} bei # Stand.`,
      other: `Von ${first} auf ${last} bei # Ständen.`,
    }),
  recordedAt: 'Festgehalten am',

  period: 'Zeitraum',
  periodChoices: {
    '7': '7 Tage',
    '30': '30 Tage',
    '90': '90 Tage',
    '365': '1 Jahr',
    all: 'Gesamt',
    custom: 'Eigener',
  },
  lastDays: (days) => plural(days, { one: 'Letzter Tag', other: 'Letzte # Tage' }),
  chosenDays: (days) => plural(days, { one: '# Tag', other: '# Tage' }),
  interval: 'Einteilung',
  byDay: 'Nach Tagen',
  byHour: 'Nach Stunden',
  phonesCantOpenIt: (host) => `Smartphones können ${host} nicht öffnen.`,
  phonesCantOpen: (host) =>
    `Smartphones können ${host} nicht öffnen. Starte Waypost mit einer PUBLIC_URL, die sie erreichen.`,
  customPeriod: 'Eigener Zeitraum',
  from: 'Von',
  to: 'Bis',
  apply: 'Anwenden',
};
