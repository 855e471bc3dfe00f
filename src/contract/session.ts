import { z } from 'zod/mini';
import { Email, Password, Username } from './account.ts';
import { endpoint } from './endpoint.ts';
import { Done, given, Id, success, Timestamp } from './envelope.ts';
import { notTooLong } from './password-length.ts';
import { Device, SignedIn } from './step.ts';

/** Who can create an account: nobody, anyone, or only the first user (with the token of the set-up address). */
export const Registration = z.enum(['closed', 'open', 'first']);

export const Session = {
  /** An API key created for this browser. It expires, or ends at sign-out. */
  session: z.string(),
  expires: Timestamp,
  /**
   * Identifies this browser from now on. Sent with later sign-ins, it gives the browser tries of its own, which
   * strangers can't use up.
   */
  device: z.string(),
};

export const Register = z.object({
  email: Email,
  username: Username,
  password: Password,
  token: given(
    z.string().check(z.maxLength(200)),
    'The token of the set-up address, for the first account, or of the message that confirms the e-mail address',
  ),
  demo: given(z.boolean('demo must be true or false.'), 'Fill the account with demo data'),
  device: Device,
});

/** Signing in doesn't check the minimum length, which only matters when a password is set. */
export const SignIn = z.object({
  email: z
    .string('Enter your e-mail address or username.')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Enter your e-mail address or username.'),
      z.maxLength(254, 'An e-mail address can have at most 254 characters.'),
      z.describe('The e-mail address or the username'),
    ),
  password: z.string('Enter your password.').check(z.minLength(1, 'Enter your password.'), notTooLong),
  remember: given(z.boolean('remember must be true or false.'), '30 days instead of one'),
  device: Device,
});

export const session = {
  registration: endpoint({
    method: 'GET',
    path: '/api/register',
    summary: 'Read who can create an account',
    auth: 'none',
    extension: 'session',
    response: z.strictObject({ error: success, registration: Registration }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account, its API key and a session',
    auth: 'none',
    extension: 'session',
    body: Register,
    /** `key` is the account's API key, shown only once. */
    response: z.strictObject({ error: success, id: Id, key: z.string(), ...Session }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/session',
    refuses: [401],
    summary:
      'Sign in with an e-mail address or username, and a password; asks for the second step if there is one',
    auth: 'none',
    extension: 'session',
    body: SignIn,
    response: SignedIn,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/session',
    summary: 'End the session whose key is sent',
    extension: 'session',
    always: true,
    response: Done,
  }),
};
