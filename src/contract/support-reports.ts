import { z } from 'zod/mini';
import { Count, given, Id, IdParam, PageQuery, text, Timestamp } from './envelope.ts';
import { Reason } from './support-records.ts';

/** What can be wrong, as visitors choose it. */
export const reportReasons = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What has a public address. `list` is the page of a public campaign. */
export const reportKinds = ['link', 'bio', 'qr', 'rotator', 'list'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What became of a report. `removed`: its owner changed it or took it down. */
export const reportOutcomes = ['dismissed', 'removed', 'locked', 'handled'] as const;

export const Report = z.strictObject({
  id: Id,
  at: Timestamp,
  kind: z.enum(reportKinds),
  /** As it was when it was reported. */
  address: z.string(),
  /** Where it led then; "": to a page of its own, or to one of several. */
  destination: z.string(),
  /** The same now; null: there is nothing any more, or it is public no more. */
  now: z.nullable(z.strictObject({ address: z.string(), destination: z.string(), archived: z.boolean() })),
  /** Whose it was; null: deleted. */
  account: z.nullable(z.strictObject({ id: Id, username: z.string(), locked: z.boolean() })),
  reason: z.enum(reportReasons),
  details: z.string(),
  /** How to reach who reported it; "": not given. Whole only where one report is read, masked in lists. */
  contact: z.string(),
  /** Other reports of the same address that are open. */
  others: Count,
  /** null: it is open. */
  closed: z.nullable(
    z.strictObject({ at: Timestamp, by: z.string(), outcome: z.enum(reportOutcomes), note: z.string() }),
  ),
});
export type Report = z.output<typeof Report>;

export const ReportsQuery = z.extend(PageQuery, {
  state: given(z.enum(['open', 'closed'], 'The state must be open or closed.'), 'Both if not given'),
  q: given(
    z.string().check(z.trim(), z.maxLength(2048, 'The search can have at most 2,048 characters.')),
    'A part of the address, or of where it led or leads',
  ),
  account: given(IdParam, 'Of what belongs to one account'),
});

export const CloseReport = z.object({
  outcome: z.enum(reportOutcomes, `The outcome must be one of ${reportOutcomes.join(', ')}.`),
  note: text('The note', 500).check(z.describe('The account’s owner reads it')),
  others: given(z.boolean('Enter true or false.'), 'Also the other open reports of the same address'),
});

export const ReopenReport = z.object({ reason: Reason });
