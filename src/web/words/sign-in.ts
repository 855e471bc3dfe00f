import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Signing in, on its own page and in the dialog over another one. */
export const signIn = inLanguage('signIn', {
  title: 'Sign in to Waypost',
  toConfirmEmail: 'To confirm your e-mail address, sign in to the account it belongs to.',
  noAccount: 'No account yet? {create}',
  createOne: 'Create one',
  first:
    'This server has no account yet. To create the first one, open the setup link that the server prints when it starts.',
  method: 'Sign-in method',
  withPassword: 'With password',
  withKey: 'With API key',
  emailOrUsername: 'E-mail address or username',
  forgotten: 'Forgot your password?',
  stay: 'Stay signed in',
  stayHint: 'For 30 days in this browser. Don’t use this on a shared computer.',
  stayWithKeyHint: 'Saves the key in this browser. Don’t use this on a shared computer.',
  busyTitle: 'Waiting to sign in',
  busyText: 'Waypost is busy. Your sign-in continues automatically.',
  waiting: 'The server is slow to respond. Still waiting…',
  unknownWays: 'Couldn’t check how to sign in to this server',
  withPasskey: 'Sign in with a passkey',
  server: 'Server',
  serverHint: 'Only for another server with the same API',
  serverNeeded: 'A server with the same API that lets this page connect',
  serverUrl: 'Server URL',
  otherServer: 'Another server',
  serverError: 'Enter a URL, such as https://go.example.com.',
  keyMissing: 'Enter your API key.',
  keyUnusual: 'API keys can’t contain spaces or special characters. Copy the key again.',
  keyRefused: 'This key isn’t valid.',
  keyRefusedSince: (reason: string) => `This key isn’t valid. ${reason}`,
  inspectOnly: 'Inspect only',
  inspectOnlyHint:
    'You can’t change anything, and nothing is saved in this browser. Reloading signs you out.',
  codesLeft: (count: number) =>
    plural(count, { one: '# recovery code left', other: '# recovery codes left' }),
  stepExpired: 'That took too long, or too many codes were wrong. Enter your password again.',
});
