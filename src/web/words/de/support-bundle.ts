import type { supportBundle as english } from '#web/words/support-bundle.ts';
import { listing, plural } from '#web/words/language.ts';

export const supportBundle: typeof english = {
  title: (username, ticket) => (ticket ? `${username}, Ticket ${ticket}` : username),
  ticket: 'Ticket',
  none: 'Keins',
  reason: 'Grund',
  made: 'Erstellt',
  madeAt: (time, server, version) => `${time} UTC, auf ${server}, Version ${version}`,
  account: 'Konto',
  accountIs: (username, id, email) => `${username} (${id}), ${email}`,
  accountIsUnconfirmed: (username, id, email) => `${username} (${id}), ${email}, nicht bestätigt`,
  plan: 'Tarif',
  planForever: (plan) => `${plan}, läuft nicht ab`,
  planUntil: (plan, time) => `${plan}, bis ${time} UTC`,
  locked: 'Gesperrt',
  lockedFor: (time, reason) => `${time} UTC: ${reason}`,
  no: 'Nein',
  holds: 'Enthält',
  counts: ({ links, qrs, campaigns, channels, domains, pixels }) =>
    listing([
      plural(links, { one: '# Link', other: '# Links' }),
      plural(qrs, { one: '# QR-Code', other: '# QR-Codes' }),
      plural(campaigns, { one: '# Kampagne', other: '# Kampagnen' }),
      plural(channels, { one: '# Kanal', other: '# Kanäle' }),
      plural(domains, { one: '# Domain', other: '# Domains' }),
      plural(pixels, { other: '# Pixel' }),
    ]),
  lastActive: 'Zuletzt aktiv',
  activeAt: (time) => `${time} UTC`,
  never: 'Nie',
  findings: 'Diagnose',
  requests: 'Letzte Anfragen',
  time: 'Zeit (UTC)',
  method: 'Methode',
  path: 'Pfad',
  status: 'Status',
};
