import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, given, Id, success, Timestamp } from './envelope.ts';

export const Account = z.strictObject({
  id: Id,
  email: z.string(),
  username: z.string(),
  avatar: z.string(),
  /** The plan's name. */
  status: z.string(),
  /** null: the plan does not expire. */
  expires: Timestamp.nullable(),
  registered: Timestamp,
});
export type Account = z.output<typeof Account>;

export const Email = z
  .string('Please enter an e-mail address.')
  .trim()
  .toLowerCase()
  .max(254, 'An e-mail address can have at most 254 characters.')
  .pipe(z.email('Please enter a valid e-mail address, such as ada@example.com.'));

export const Password = z
  .string('Please enter a password.')
  .min(8, 'The password needs at least 8 characters.')
  .max(256, 'The password can have at most 256 characters.');

export const Username = z
  .string('Please enter a username.')
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,30}[a-z0-9])$/, 'Use 3 to 32 letters, digits, hyphens or underscores.');

export const UpdateAccount = z
  .object({ email: given(Email), password: given(Password) })
  .refine((body) => body.email !== undefined || body.password !== undefined, {
    error: 'Send an email or a password to change.',
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
    body: UpdateAccount,
    response: Done,
  }),
};
