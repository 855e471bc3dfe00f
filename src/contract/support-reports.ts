import { z } from 'zod/mini';
import { Count, given, Id, IdParam, PageQuery, text, Timestamp } from './envelope.ts';
import { Reason } from './support-records.ts';

/** The reasons that visitors can choose for a report. */
export const reportReasons = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The records that have a public address. `list` is the page of a public campaign. */
export const reportKinds = ['link', 'bio', 'qr', 'rotator', 'list'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The outcomes of a report. `removed`: the owner changed the record or took it down. */
export const reportOutcomes = ['dismissed', 'removed', 'locked', 'handled'] as const;

export const Report = z.strictObject({
  id: Id,
  at: Timestamp,
  kind: z.enum(reportKinds),
  /** The address at the time of the report. */
  address: z.string(),
  /**
   * The destination at the time of the report. Empty if the address had a page of its own, or one of several
   * destinations.
   */
  destination: z.string(),
  /** The same, as it is now. Null if it no longer exists or is no longer public. */
  now: z.nullable(z.strictObject({ address: z.string(), destination: z.string(), archived: z.boolean() })),
  /** The owner's account. Null if it was deleted. */
  account: z.nullable(z.strictObject({ id: Id, username: z.string(), locked: z.boolean() })),
  reason: z.enum(reportReasons),
  details: z.string(),
  /** How to reach the person who sent the report. Empty if not given. Masked in lists, complete in a single report. */
  contact: z.string(),
  /** How many other reports of the same address are open. */
  others: Count,
  /** Null if the report is open. */
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
