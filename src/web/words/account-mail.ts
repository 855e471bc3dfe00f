import { inLanguage } from './in-language.ts';

/** Pages that begin with an e-mail: registering, resetting a password, changing the address. */
export const accountMail = inLanguage('accountMail', {
  sendLink: 'Send link',
  requestLink: 'Request new link',
  sent: 'Check your e-mail',
  notArrived: 'If nothing arrives in a few minutes, check your spam folder and the address.',
  sendAgain: 'Send again',
  requestedAgain: 'Requested again',
  otherAddress: 'Use another address',
  backToSignIn: 'Back to sign in',
  forgottenText: 'Enter your e-mail address. You’ll get a link to choose a new password.',
  noMailText:
    'This server can’t send e-mail. Ask an administrator for a new password, or sign in with an API key and choose one yourself.',
  noPasswordTitle: 'No password to reset',
  noPasswordText: 'You sign in to this server with your account’s API key.',
  endedTitle: 'This link no longer works',
  reset: 'Choose a new password',
  resetText: 'For the account with the address {email}',
  resetOf: 'For {username} ({email})',
  stepNext: 'Password changed. Complete your second step to sign in.',
  revokeKeys: 'Revoke all API keys',
  revokeKeysHint:
    'Do this if someone else may have used your account. Programs that use these keys will stop working.',
  openAccount: 'Open account settings',
  emailChanged: 'E-mail address changed',
  signInWith: 'You now sign in with {email}.',
  endedElsewhere: 'You’ve been signed out everywhere else. API keys keep working.',
  unconfirmed: 'Not confirmed',
  sendConfirmation: 'Send confirmation',
  emailConfirmed: 'E-mail address confirmed',
  confirmEmail: 'Confirm your e-mail address?',
  confirmEmailText: 'You’ll be signed out everywhere else. API keys keep working.',
  confirmAddress: 'Confirm address',
  changeEmail: 'Change your e-mail address?',
  changeEmailText:
    'You’ll sign in with the new address. You’ll be signed out everywhere else. API keys keep working.',
  useEmail: (email: string) => `Use ${email}`,
  useNewAddress: 'Use new address',
  currentAddress: 'Current address',
  newAddress: 'New address',
});
