import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Clicks and scans: figures, charts and periods of a record and of the account. */
export const visits = inLanguage('visits', {
  click: {
    title: 'Clicks',
    nouns: 'clicks',
    count: (count: number) => plural(count, { one: '# click', other: '# clicks' }),
    total: 'Total clicks',
    repeats: 'Repeat clicks',
    allTime: 'Clicks · All time',
    overTime: 'Clicks over time',
    inPeriod: (period: string) => `Clicks · ${period}`,
    perDay: 'Clicks per day',
    perHour: 'Clicks per hour',
    noneIn: (period: string) => `${period}: no clicks.`,
    none: 'Your first click appears here',
    noneText:
      'Open the short URL to try it. You’ll then see clicks over time, countries, referrers, browsers and systems.',
    noneSoFar: 'No clicks yet',
    waiting: 'Waiting for the first click',
    direct: 'Direct',
    noneFromNetworks: 'No clicks from social networks',
    recorded: 'Clicks recorded in this browser',
  },
  scan: {
    title: 'Scans',
    nouns: 'scans',
    count: (count: number) => plural(count, { one: '# scan', other: '# scans' }),
    total: 'Total scans',
    repeats: 'Repeat scans',
    allTime: 'Scans · All time',
    overTime: 'Scans over time',
    inPeriod: (period: string) => `Scans · ${period}`,
    perDay: 'Scans per day',
    perHour: 'Scans per hour',
    noneIn: (period: string) => `${period}: no scans.`,
    none: 'Your first scan appears here',
    noneText:
      'Scan the code with your phone to try it. You’ll then see scans over time, countries, referrers, browsers and systems.',
    noneSoFar: 'No scans yet',
    waiting: 'Waiting for the first scan',
    direct: 'Direct (camera)',
    noneFromNetworks: 'No scans from social networks',
    recorded: 'Scans recorded in this browser',
  },
  visit: {
    title: 'Visits',
    nouns: 'visits',
    count: (count: number) => plural(count, { one: '# visit', other: '# visits' }),
    overTime: 'Visits over time',
    inPeriod: (period: string) => `Visits · ${period}`,
    perDay: 'Visits per day',
    perHour: 'Visits per hour',
    noneIn: (period: string) => `${period}: no visits.`,
  },

  view: {
    title: 'Views',
    count: (count: number) => plural(count, { one: '# view', other: '# views' }),
  },

  noneLately: 'No visits in the last 30 days',
  noneLatelyText: 'New visits will appear here.',
  allTime: 'All time',
  uniqueVisitors: 'Unique visitors',
  onceADay: 'Counted once a day',
  busiestDay: 'Busiest day',
  busiestHour: 'Busiest hour',
  busiestNote: (count: string) => `${count}, your time zone`,
  summary: (period: string, count: string, moment: string, most: string) =>
    `${period}: ${count}, most on ${moment} (${most}).`,
  notCounted: 'Bots, link previews and prefetches aren’t counted.',
  notCountedTopTen: 'Bots, link previews and prefetches aren’t counted. Lists show the top 10.',
  compare: 'Compare',
  hour: 'Hour',
  day: 'Day',

  more: (percent: string, days: number) =>
    plural(days, { one: `+${percent} vs. previous day`, other: `+${percent} vs. previous # days` }),
  fewer: (percent: string, days: number) =>
    plural(days, { one: `−${percent} vs. previous day`, other: `−${percent} vs. previous # days` }),
  asMany: (days: number) => plural(days, { one: 'Same as previous day', other: 'Same as previous # days' }),
  noneBefore: (days: number) =>
    plural(days, { one: 'None on the previous day', other: 'None in the previous # days' }),
  grownFrom: (count: string, days: number) =>
    plural(days, {
      one: `Up from ${count} on the previous day`,
      other: `Up from ${count} in the previous # days`,
    }),
  previous: (days: number) => plural(days, { one: 'Previous day', other: 'Previous # days' }),

  countries: 'Countries',
  country: 'Country',
  referrers: 'Referrers',
  ownCode: 'QR code of the link',
  referrer: 'Referrer',
  browsers: 'Browsers',
  browser: 'Browser',
  systems: 'Systems',
  system: 'System',
  networks: 'Social networks',
  network: 'Network',
  noData: 'No data from this server',
  share: 'Share in %',
  ranking: (title: string, first: string, others: number) =>
    others === 0
      ? `${title}: ${first}.`
      : plural(others, {
          one: `${title}: ${first}, and # other.`,
          other: `${title}: ${first}, and # others.`,
        }),

  recordedNone:
    'This server reports only totals. Until you sign out, this browser records one each time you open this page. The chart starts with the second total.',
  recordedNote: (readings: number, since: string) =>
    plural(readings, {
      one: `# total recorded since ${since}. Deleted when you sign out.`,
      other: `# totals recorded since ${since}. Deleted when you sign out.`,
    }),
  recordedSummary: (first: string, last: string, readings: number) =>
    plural(readings, {
      one: `From ${first} to ${last} in # reading.`,
      other: `From ${first} to ${last} in # readings.`,
    }),
  recordedAt: 'Recorded at',

  period: 'Period',
  periodChoices: {
    '7': '7 days',
    '30': '30 days',
    '90': '90 days',
    '365': '1 year',
    all: 'All time',
    custom: 'Custom',
  },
  lastDays: (days: number) => plural(days, { one: 'Last day', other: 'Last # days' }),
  chosenDays: (days: number) => plural(days, { one: '# day', other: '# days' }),
  interval: 'Interval',
  byDay: 'By day',
  byHour: 'By hour',
  phonesCantOpenIt: (host: string) => `Phones can’t open ${host}.`,
  phonesCantOpen: (host: string) =>
    `Phones can’t open ${host}. Start Waypost with a PUBLIC_URL that they can reach.`,
  customPeriod: 'Custom period',
  from: 'From',
  to: 'To',
  apply: 'Apply',
});
