import { inLanguage } from './in-language.ts';
import { listing, plural } from './language.ts';

/** The export about an account that is attached to a ticket. */
export const supportBundle = inLanguage('supportBundle', {
  title: (username: string, ticket: string) => (ticket ? `${username}, ticket ${ticket}` : username),
  ticket: 'Ticket',
  none: 'None',
  reason: 'Reason',
  made: 'Created',
  madeAt: (time: string, server: string, version: string) => `${time} UTC, on ${server}, version ${version}`,
  account: 'Account',
  accountIs: (username: string, id: number, email: string) => `${username} (${id}), ${email}`,
  accountIsUnconfirmed: (username: string, id: number, email: string) =>
    `${username} (${id}), ${email}, not confirmed`,
  plan: 'Plan',
  planForever: (plan: string) => `${plan}, never expires`,
  planUntil: (plan: string, time: string) => `${plan}, until ${time} UTC`,
  locked: 'Locked',
  lockedFor: (time: string, reason: string) => `${time} UTC: ${reason}`,
  no: 'No',
  holds: 'Contains',
  counts: ({ links, qrs, campaigns, channels, domains, pixels }: Counts) =>
    listing([
      plural(links, { one: '# link', other: '# links' }),
      plural(qrs, { one: '# QR code', other: '# QR codes' }),
      plural(campaigns, { one: '# campaign', other: '# campaigns' }),
      plural(channels, { one: '# channel', other: '# channels' }),
      plural(domains, { one: '# domain', other: '# domains' }),
      plural(pixels, { one: '# pixel', other: '# pixels' }),
    ]),
  lastActive: 'Last active',
  activeAt: (time: string) => `${time} UTC`,
  never: 'Never',
  findings: 'Findings',
  requests: 'Recent requests',
  time: 'Time (UTC)',
  method: 'Method',
  path: 'Path',
  status: 'Status',
});

interface Counts {
  links: number;
  qrs: number;
  campaigns: number;
  channels: number;
  domains: number;
  pixels: number;
}
