import type { Report, ReportKind, ReportReason } from '#contract/support-reports.ts';

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  phishing: 'Phishing',
  malware: 'Malware',
  spam: 'Spam',
  illegal: 'Illegal or hurtful',
  other: 'Something else',
};

export const kindWords: Readonly<Record<ReportKind, string>> = {
  link: 'Short link',
  bio: 'Bio page',
  qr: 'QR code',
  rotator: 'Rotator',
  list: 'List page',
};

export type ReportOutcome = NonNullable<Report['closed']>['outcome'];

export const outcomeWords: Readonly<Record<ReportOutcome, string>> = {
  dismissed: 'Dismissed',
  removed: 'Taken down',
  locked: 'Account locked',
  handled: 'Handled otherwise',
};

/** What has become of what was reported; undefined: it is as it was. */
export function changeOf({ address, destination, now }: Report): string | undefined {
  if (!now) return 'Gone';
  if (now.archived) return 'Archived';
  return now.address !== address || now.destination !== destination ? 'Changed' : undefined;
}
