import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** How another server of the same API differs from the specification. */
export const serverReport = inLanguage('serverReport', {
  title: 'Server report',
  cardText: 'See how this server differs from the API’s specification.',
  open: 'Open report',
  text: 'Reads a few records from each list and changes nothing. The report contains no keys and none of your data.',
  check: (requests: number) => `Check server (${requests} requests)`,
  again: (requests: number) => `Check again (${requests} requests)`,
  download: 'Download report',
  silent: 'The server didn’t answer. Try again later.',
  nothing: 'No differences found.',
  found: (count: number) => plural(count, { one: '# difference found', other: '# differences found' }),
  limit: 'Limit',
  perMinute: (limit: number) =>
    plural(limit, { one: '# request per minute', other: '# requests per minute' }),
  notTold: 'Not reported by the server',
  speed: 'Speed',
  took: (median: number, slowest: number) => `${median} ms, at most ${slowest} ms`,
  stamps: 'Times',
  zone: 'Time zone',
  asUtc: 'Not reported, read as UTC.',
  zones: (zones: string) => `Reported as ${zones}.`,
  ahead: (duration: string) =>
    `Some lie up to ${duration} in the future, so the server probably uses another time zone.`,
  headers: 'Headers',
  notSeen: '– (not sent, or hidden from this page)',
  extensions: 'Extensions',
  none: 'None',
  kinds: {
    success: 'Success is reported differently',
    refused: 'The request was refused',
    pages: 'Not JSON',
    missing: 'Not available',
    texts: 'Numbers are sent as text',
    nulls: 'Values are null',
    empties: 'Empty statistics have another format',
    stamps: 'Times have another format',
    limits: 'More records than requested',
    records: 'Records can’t be read',
    names: 'Campaigns have no name field',
    types: 'Pixel types have other names',
    resets: 'The limit’s reset time has another format',
    headers: 'The limit isn’t reported',
  },
});
