import { z } from 'zod/mini';
import { Count, given, givenText, Id, IdParam, PageQuery, success, text, Timestamp } from './envelope.ts';

/**
 * How long an inspection lasts, and how long it lasts from the moment it's extended, in minutes. The second value is
 * its maximum in total.
 */
export const inspectionMinutes = 15;
export const maxInspectionMinutes = 120;

/** Why a staff member does something. The account's owner can read it. */
export const Reason = text('The reason', 500).check(z.describe('The account’s owner reads it'));
const Ticket = givenText(text('The ticket number', 64));

export const SupportAccount = z.strictObject({
  id: Id,
  /** Partly masked. POST …/reveal returns it, and is recorded. */
  email: z.string(),
  /**
   * Whether the e-mail address is known to belong to the user. Where the service sends no mail, users can enter any
   * address.
   */
  confirmed: z.boolean(),
  username: z.string(),
  avatar: z.string(),
  status: z.string(),
  expires: z.nullable(Timestamp),
  registered: Timestamp,
  staff: z.boolean(),
  /** Null if the account isn't locked. */
  locked: z.nullable(z.strictObject({ at: Timestamp, reason: z.string() })),
  links: Count,
  qrs: Count,
  campaigns: Count,
  channels: Count,
  domains: Count,
  pixels: Count,
  /** When one of the account's keys was last used, to the minute. Null if never. */
  lastactive: z.nullable(Timestamp),
});
export type SupportAccount = z.output<typeof SupportAccount>;

export const accountOrders = ['newest', 'active', 'expires', 'username', 'links'] as const;

export const AccountsQuery = z.extend(PageQuery, {
  q: given(
    z.string().check(z.trim(), z.maxLength(500, 'The search can have at most 500 characters.')),
    'An e-mail address, a username or its beginning, an id, a domain, an alias or a short URL',
  ),
  order: given(z.enum(accountOrders), 'newest if not given'),
});

/** What the trail records. `read` and `refused` are the individual requests of an inspection. */
export const trailKinds = [
  'inspection',
  'extension',
  'end',
  'read',
  'refused',
  'summary',
  'reveal',
  'plan',
  'lock',
  'unlock',
  'staff',
  'bundle',
  'report',
  'reopen',
] as const;

export const TrailEntry = z.strictObject({
  id: Id,
  at: Timestamp,
  /** Usernames, as they were at the time. */
  staff: z.string(),
  account: z.string(),
  accountid: Id,
  what: z.enum(trailKinds),
  reason: z.string(),
  ticket: z.string(),
  /** Other known details: the request, or the new value. */
  details: z.string(),
  /** The inspection that the entry belongs to. */
  inspection: z.nullable(Id),
  /** Links the entry to the previous one. */
  hash: z.string(),
});
export type TrailEntry = z.output<typeof TrailEntry>;

export const TrailQuery = z.extend(PageQuery, {
  inspection: given(IdParam, 'Everything of one inspection, each request; else without the requests'),
});

/** Returns whether the day and the time exist. */
const isMoment = (time: string) => {
  const read = new Date(`${time.replace(' ', 'T')}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(time.replace(' ', 'T'));
};

const timeError = 'Enter a time (UTC) such as 2027-12-31 18:00:00.';

export const PlanChange = z.object({
  plan: text('The plan', 64),
  expires: z
    .nullable(
      z
        .string(timeError)
        .check(
          z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, timeError),
          z.refine(isMoment, 'This day or time doesn’t exist.'),
        ),
    )
    .check(z.describe('When the plan ends, UTC; null: it does not')),
  reason: Reason,
  ticket: Ticket,
});
export const LockChange = z.object({
  locked: z.boolean('Enter true or false.'),
  reason: Reason,
  ticket: Ticket,
});
export const StaffChange = z.object({ staff: z.boolean('Enter true or false.'), reason: Reason });
export const StartInspection = z.object({ account: IdParam, reason: Reason, ticket: Ticket });
export const RevealEmail = z.object({
  reason: given(Reason, 'Needed unless the account is being inspected'),
});
export const Justification = z.object({ ticket: Ticket, reason: Reason });

export const Finding = z.strictObject({
  id: z.string(),
  tone: z.enum(['bad', 'warn', 'info', 'good']),
  /** One plain sentence. */
  title: z.string(),
  text: z.string(),
  /** The first few records concerned: short URLs, domains or names. */
  records: z.array(z.string()),
  /** How many more records are concerned, if any. */
  more: z.optional(Count),
});
export type Finding = z.output<typeof Finding>;

export const Findings = z.strictObject({
  error: success,
  /** The inspection in which the findings are read. Null for the caller's own account. */
  inspection: z.nullable(z.strictObject({ id: Id, expires: Timestamp })),
  findings: z.array(Finding),
});

export const ApiRequest = z.strictObject({
  id: Id,
  at: Timestamp,
  method: z.string(),
  /** The path without the query. */
  path: z.string(),
  status: z.int(),
  /** How long the response took, in ms. */
  ms: Count,
});
export type ApiRequest = z.output<typeof ApiRequest>;

export const RequestsQuery = z.extend(PageQuery, {
  status: given(
    z.enum(['refused', 'limited', 'failed'], 'The status must be refused, limited or failed.'),
    '4xx, 429, 5xx; all if not given',
  ),
});

export const Bundle = z.strictObject({
  made: Timestamp,
  ticket: z.string(),
  reason: z.string(),
  service: z.strictObject({ url: z.string(), version: z.string() }),
  account: SupportAccount,
  findings: z.array(Finding),
  /** The latest requests, newest first. */
  requests: z.array(ApiRequest),
});
export type Bundle = z.output<typeof Bundle>;
