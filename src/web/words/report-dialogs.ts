import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const reportDialogs = inLanguage('reportDialogs', {
  report: 'Report',
  noun: 'report',
  missing: 'Report not found',
  missingText: 'Check the address.',
  about: 'Closes the report about {address}. The account stays as it is.',
  outcome: 'Outcome',
  meanings: {
    dismissed: 'Nothing is wrong with it',
    removed: 'The owner changed or removed it',
    locked: 'It no longer redirects',
    notLocked: 'Lock the account first',
    handled: 'Explain in the note',
  },
  note: 'Note',
  noteHint: 'Visible to the account owner and all support staff',
  noteHintWithoutOwner: 'Visible to all support staff',
  closeOthers: (count: number) =>
    plural(count, {
      one: 'Also close # other open report about this address',
      other: 'Also close # other open reports about this address',
    }),
  closed: (count: number) => plural(count, { one: 'Report closed', other: '# reports closed' }),
  reopenTitle: 'Reopen this report?',
  reopenText: 'Reopens the report about {address}. Its outcome and note will be removed.',
  reopenLoggedText:
    'Reopens the report about {address}. Its outcome and note will be removed, but stay in the audit log.',
  reopened: 'Report reopened',
  reportedDestination: 'Reported destination',
  currentAddress: 'Current address',
  currentDestination: 'Current destination',
  now: 'Now',
  goneNow: 'This address no longer exists.',
  closedAt: '{time} by {staff}',
  details: 'Details',
  contact: 'Contact',
  noContact: 'None given',
  alsoOpen: 'Also open',
  others: (count: number) =>
    plural(count, { one: '# other report about this address', other: '# other reports about this address' }),
});
