import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Done, given, Id, success, Timestamp } from './envelope.ts';
import { notTooLong } from './password-length.ts';
import { CurrentPassword } from './security.ts';

export const Account = z.strictObject({
  id: Id,
  email: z.string(),
  /**
   * Extension: true if the e-mail address is unconfirmed and the service can send a confirmation. Omitted otherwise.
   */
  unconfirmed: z.optional(z.boolean()),
  /**
   * Extension: a new e-mail address that its owner hasn't confirmed yet, and since when. Null if there is none. Omitted
   * if the service sends no mail.
   */
  pendingemail: z.optional(z.nullable(z.strictObject({ email: z.string(), since: Timestamp }))),
  username: z.string(),
  avatar: z.string(),
  /** The plan's name. */
  status: z.string(),
  /** Null if the plan doesn't expire. */
  expires: z.nullable(Timestamp),
  registered: Timestamp,
  /** Extension: how many links kept a public description when notes became private. */
  publicdescriptions: z.optional(Count),
  /** Extension: the e-mail address for help with the account. Omitted if the service has none. */
  support: z.optional(z.string()),
  /** Extension: why support staff locked the account. Omitted unless it's locked. */
  lockreason: z.optional(z.string()),
});
export type Account = z.output<typeof Account>;

export const Email = z.pipe(
  z
    .string('Enter an e-mail address.')
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'An e-mail address can have at most 254 characters.')),
  z.email('Enter a valid e-mail address, such as ada@example.com.'),
);

export const Password = z
  .string('Enter a password.')
  .check(z.minLength(8, 'The password needs at least 8 characters.'), notTooLong);

export const Username = z
  .string('Enter a username.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9](?:[a-z0-9_-]{1,30}[a-z0-9])$/, 'Use 3 to 32 letters, digits, hyphens or underscores.'),
  );

export const UpdateAccount = z
  .object({ email: given(Email), password: given(Password), currentpassword: CurrentPassword })
  .check(
    z.refine((body) => body.email !== undefined || body.password !== undefined, {
      error: 'Send an email or a password to change.',
    }),
  );

/**
 * How many records of each kind the account has. An export contains all of them, and deleting the account deletes them.
 */
export const Holdings = z.strictObject({
  links: Count,
  clicks: Count,
  qrs: Count,
  scans: Count,
  campaigns: Count,
  /** Campaigns that have a rotator. */
  rotators: Count,
  channels: Count,
  domains: Count,
  bios: Count,
  pixels: Count,
  splash: Count,
  overlays: Count,
  /** Templates of QR codes. Omitted by servers that don't offer them. */
  looks: z.optional(Count),
  /** Notes on days of the statistics, goals and shared pages. Omitted by servers that don't offer them. */
  annotations: z.optional(Count),
  goals: z.optional(Count),
  shares: z.optional(Count),
  /** API keys, without sessions. */
  keys: Count,
});
export type Holdings = z.output<typeof Holdings>;

/** Deletion can't be undone, so the request repeats both the account and the intent. */
export const CloseAccount = z.object({
  username: z
    .string('Enter the account’s username.')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Enter the account’s username.')),
  password: z.string('Enter your password.').check(z.minLength(1, 'Enter your password.'), notTooLong),
});

export const account = {
  get: endpoint({
    method: 'GET',
    path: '/api/account',
    summary: 'Read the account',
    response: z.strictObject({ error: success, data: Account }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/account/update',
    summary: 'Change the e-mail address, the password or both',
    // For a password change alone, from a session. If someone else can sign in to a locked or expired account, its
    // owner must be able to shut them out. A key must not be able to take the account over.
    always: 'locked',
    body: UpdateAccount,
    response: Done,
  }),
  holdings: endpoint({
    method: 'GET',
    path: '/api/account/holdings',
    summary: 'Count what the account has',
    counts: true,
    extension: 'account',
    response: z.strictObject({ error: success, data: Holdings }),
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/api/account/pictures',
    summary: 'Read how many bytes uploaded pictures take, and how many they can take',
    extension: 'account',
    response: z.strictObject({ error: success, data: z.strictObject({ bytes: Count, most: Count }) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    refuses: [403],
    summary: 'Export everything: all records and visits by day, as JSON and CSV in one ZIP',
    counts: true,
    extension: 'account',
    file: { type: 'application/zip', name: 'waypost-account.zip' },
    response: z.instanceof(ReadableStream),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account and everything in it; its links and QR codes stop working',
    extension: 'account',
    always: 'lapsed',
    body: CloseAccount,
    response: Done,
  }),
};
