import { z } from 'zod/mini';
import { Count, given, givenText, Id, IdParam, PageQuery, success, text, Timestamp } from './envelope.ts';

/** How long an inspection lasts, and how much an extension gives anew, in minutes; and the longest in all. */
export const inspectionMinutes = 15;
export const longestInspection = 120;

/** Why somebody of the staff does something: the account's owner reads it. */
export const Reason = text('The reason', 500).check(z.describe('The account’s owner reads it'));
const Ticket = givenText(text('The ticket number', 64));

export const SupportAccount = z.strictObject({
  id: Id,
  /** Partly masked; POST …/reveal tells it, and is recorded. */
  email: z.string(),
  /** Whether the e-mail address is known to be theirs. Where the service sends no mail, anybody may say any. */
  confirmed: z.boolean(),
  username: z.string(),
  avatar: z.string(),
  status: z.string(),
  expires: z.nullable(Timestamp),
  registered: Timestamp,
  staff: z.boolean(),
  /** null: not locked. */
  locked: z.nullable(z.strictObject({ at: Timestamp, reason: z.string() })),
  links: Count,
  qrs: Count,
  campaigns: Count,
  channels: Count,
  domains: Count,
  pixels: Count,
  /** When one of its keys was last used, to the minute; null: never. */
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

/** What the trail records. `read` and `refused` are the single requests of an inspection. */
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
  /** Usernames, as they were then. */
  staff: z.string(),
  account: z.string(),
  accountid: Id,
  what: z.enum(trailKinds),
  reason: z.string(),
  ticket: z.string(),
  /** What else is known: the request, what it was changed to. */
  details: z.string(),
  /** The inspection that it was a part of. */
  inspection: z.nullable(Id),
  /** Ties it to the entry before it. */
  hash: z.string(),
});
export type TrailEntry = z.output<typeof TrailEntry>;

export const TrailQuery = z.extend(PageQuery, {
  inspection: given(IdParam, 'Everything of one inspection, each request; else without the requests'),
});

/** Whether the calendar has such a day, and the day such a time. */
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
/** Why somebody of the staff does what they do. */
export const Why = z.object({ ticket: Ticket, reason: Reason });

export const Finding = z.strictObject({
  id: z.string(),
  tone: z.enum(['bad', 'warn', 'info', 'good']),
  /** One plain sentence. */
  title: z.string(),
  text: z.string(),
  /** What it is about: short URLs, domains, names; the first few. */
  records: z.array(z.string()),
  /** How many more it is about, if any. */
  more: z.optional(Count),
});
export type Finding = z.output<typeof Finding>;

export const Findings = z.strictObject({
  error: success,
  /** The inspection that they are read in; null: of one's own account. */
  inspection: z.nullable(z.strictObject({ id: Id, expires: Timestamp })),
  findings: z.array(Finding),
});

export const ApiRequest = z.strictObject({
  id: Id,
  at: Timestamp,
  method: z.string(),
  /** Without what follows the question mark. */
  path: z.string(),
  status: z.int(),
  /** How long the answer took, in milliseconds. */
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
  /** The latest, newest first. */
  requests: z.array(ApiRequest),
});
export type Bundle = z.output<typeof Bundle>;
