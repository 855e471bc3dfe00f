import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Live visits of the last half hour. */
export const live = inLanguage('live', {
  title: 'Live',
  now: (count: number) =>
    plural(count, { one: 'visit in the last 30 minutes', other: 'visits in the last 30 minutes' }),
  count: (count: number) => plural(count, { one: '# visit', other: '# visits' }),
  inLast: (count: number) =>
    plural(count, { one: '# visit in the last 30 minutes', other: '# visits in the last 30 minutes' }),
  atLeast: (count: number) =>
    plural(count, {
      one: 'At least # visit in the last 30 minutes',
      other: 'At least # visits in the last 30 minutes',
    }),
  none: 'No visits in the last 30 minutes',
  waiting: 'Waiting for visits',
  noneText: 'New visits appear here in real time.',
  late: 'Reconnecting. New visits may be missing.',
  latest: 'Latest visits',
  perMinute: 'Visits per minute',
  ago: '30 min ago',
  present: 'Now',
  open: 'Full view',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  missing: 'No live visits on this server',
  missingText: 'This server doesn’t report visits in real time.',
  link: (id: number) => `Link ${id}`,
  qr: (id: number) => `QR code ${id}`,
  bio: (id: number) => `Bio page ${id}`,
});
