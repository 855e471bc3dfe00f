import { inLanguage } from './in-language.ts';

/** Creating an account: the first one at its setup URL, others if the server allows it. */
export const signUp = inLanguage('signUp', {
  createAccount: 'Create account',
  closedTitle: 'Sign-up is closed',
  closedText: 'Ask an administrator of this server for an account.',
  haveOne: 'Already have an account? {signIn}',
  mailFirst: 'Enter your e-mail address. You’ll get a link to continue.',
  incompleteTitle: 'This link is incomplete',
  incompleteText: 'Open it from the e-mail again, or request a new one.',
  incompleteSetupText: 'Open the setup link exactly as the server prints it when it starts.',
  setup: 'Set up Waypost',
  setupText: 'Create the first account. This link works only once.',
  setupDoneTitle: 'Setup is complete',
  setupDoneText: 'This server already has an account.',
  noSetupTitle: 'Nothing to set up',
  noAccountsText: 'You can’t create accounts for this server here. Sign in with your account’s API key.',
  usernameHint: 'Use it to sign in. It also appears in the URLs of your public campaign pages.',
  demo: 'Add demo data',
  demoHint: 'Links, QR codes, campaigns and 90\u00A0days of visits. You can delete them later.',
  demoPending: 'Adding demo data takes a few seconds.',
});
