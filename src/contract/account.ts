import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Done, given, Id, success, Timestamp } from './envelope.ts';
import { notTooLong } from './password-length.ts';
import { CurrentPassword } from './security.ts';

export const Account = z.strictObject({
  id: Id,
  email: z.string(),
  /** Ours: nobody has confirmed the e-mail address, and the service could send a message for that; absent otherwise. */
  unconfirmed: z.optional(z.boolean()),
  /**
   * Ours: the e-mail address that waits for its owner to confirm it, and since when; null: none does. Absent where the
   * service sends no mail.
   */
  pendingemail: z.optional(z.nullable(z.strictObject({ email: z.string(), since: Timestamp }))),
  username: z.string(),
  avatar: z.string(),
  /** The plan's name. */
  status: z.string(),
  /** null: the plan does not expire. */
  expires: z.nullable(Timestamp),
  registered: Timestamp,
  /** Ours: links whose description stayed public when notes became private. */
  publicdescriptions: z.optional(Count),
  /** Ours: the e-mail address of those who can help with the account; absent where the service knows none. */
  support: z.optional(z.string()),
  /** Ours: why support staff locked the account; absent while it is not locked. */
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

/** How many records of each kind the account has: what an export holds, and what a deletion takes away. */
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
  /** Templates of QR codes; absent where there are none to be had. */
  looks: z.optional(Count),
  /** Notes on days of the statistics, goals and shared pages; absent where there are none to be had. */
  annotations: z.optional(Count),
  goals: z.optional(Count),
  shares: z.optional(Count),
  /** API keys; sign-ins are not among them. */
  keys: Count,
});
export type Holdings = z.output<typeof Holdings>;

/** Said twice, since there is no way back: who it is, and that it is meant. */
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
    // The password alone, and in a session: a locked or expired account that someone else can sign in to must not stay
    // open to them, and a key that they have must not take it over.
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
