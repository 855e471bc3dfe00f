import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Names of the keys that the service creates. */
const madeKeys: Readonly<Record<string, string>> = { 'First key': 'First key' };

/** The account page: profile, keys, sessions, data. Signing in has words of its own. */
export const account = inLanguage('account', {
  noun: 'account',
  sections: { profile: 'Profile', plan: 'Plan and limits', security: 'Security', data: 'Data and privacy' },
  now: 'Now',
  justNow: 'Just now',
  unknown: 'Unknown',
  madeKeys,
  unknownBrowser: 'Unknown browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  expiredTitle: 'Your plan has expired',
  expiresSoonTitle: 'Your plan expires soon',
  expired: (at: string) =>
    `${at}. Links and printed codes keep working. You can still view everything, but you can’t change anything.`,
  expiresSoon: (at: string) =>
    `${at}. After that, links and printed codes keep working. You can still view everything, but you can’t change anything.`,
  renew: 'To renew your plan, contact the administrator of this server.',
  renewWith: 'To renew your plan, contact {support}.',
  expiryElsewhere: (at: string) => `${at}. The server decides what stops working then.`,
  keys: 'API keys',
  keysText: 'For programs, and to sign in without a password. Anyone with a full-access key can act as you.',
  createKey: 'Create key',
  noKeys: 'No API keys',
  noKeysText: 'Create one for each program that uses the API.',
  access: 'Access',
  full: 'Full',
  readOnly: 'Read-only',
  lastUsed: 'Last used',
  current: 'Current',
  revoke: 'Revoke',
  sessions: 'Sessions',
  sessionsText: 'Browsers where you’re signed in',
  browser: 'Browser',
  endSession: 'End session',
  noSessions: 'No sessions',
  support: 'Support access',
  supportText:
    'Support staff can view your account for 15 minutes at a time, see your e-mail address, export data for a ticket, change your plan, lock your account and add it to the support staff. Everything they do is listed here, and no one can edit the list.',
  supportList: 'support access',
  noSupport: 'No access yet',
  noSupportText: 'Support hasn’t opened this account.',
  viewed: 'Viewed',
  show: 'Show',
  viewedBy: (staff: string) => `Viewed by ${staff}`,
  limit: 'Rate limit',
  perMinute: (count: number) => plural(count, { other: '# requests per minute' }),
  used: (count: string) => `${count} used`,
  thisMinute: 'this minute',
  resetsIn: (time: string) => `resets in ${time}`,
  waiting: (count: number, time: string) => plural(count, { other: `# waiting for ${time}` }),
  limitAssumed: 'This server doesn’t report its limit. Waypost assumes 30 requests per minute.',
  limitWaits: 'When it’s reached, changes wait and continue automatically.',
  limitOfSessions:
    'All your browsers share this limit. When it’s reached, changes wait and continue automatically. API keys have their own limit.',
  limitOfKeys:
    'All your API keys share this limit. When it’s reached, changes wait and continue automatically.',
  appearance: 'Theme',
  appearanceText: 'Only in this browser',
  data: 'Your data',
  dataText:
    'Links, QR codes, campaigns, channels, domains, pixels, pages and visits in one ZIP, as JSON and spreadsheets. Passwords and API keys aren’t included.',
  exportAll: 'Export everything',
  exportFailed: 'Couldn’t export your data',
  exported: (file: string) => `${file} saved`,
  soFar: (size: string) => `${size} so far`,
  deleteAccount: 'Delete account',
});
