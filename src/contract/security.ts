import { z } from 'zod/mini';
import { notTooLong } from './password-length.ts';
import { endpoint } from './endpoint.ts';
import { Done, given, success, Timestamp } from './envelope.ts';

/** How long after the password was entered a session can change how the account signs in without it, in minutes. */
export const recentMinutes = 10;

/** The current password, for changes to how the account signs in. */
export const CurrentPassword = given(
  z.string('Enter your current password.').check(notTooLong),
  `The current password. Required with a session that gave it more than ${recentMinutes} minutes ago; not used with an API key`,
);

export const Security = z.strictObject({
  /** Until when this session needs no current password. Null if it needs one, or if the caller isn't a session. */
  recentuntil: z.nullable(Timestamp),
  /** Whether API keys may change the e-mail address and the password. */
  apichanges: z.boolean(),
});
export type Security = z.output<typeof Security>;

export const UpdateSecurity = z.object({
  apichanges: z.boolean('apichanges must be true or false.'),
  currentpassword: CurrentPassword,
});

export const security = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/security',
    summary: 'Read who can change how the account signs in',
    extension: 'security',
    response: z.strictObject({ error: success, data: Security }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/account/security',
    summary: 'Allow or forbid API keys to change the e-mail address and the password; for sessions only',
    extension: 'security',
    always: 'locked',
    body: UpdateSecurity,
    response: Done,
  }),
};
