import { inLanguage } from './in-language.ts';

export const accountMenu = inLanguage('accountMenu', {
  account: 'Account',
  signedIn: 'Signed in',
  requestsLeft: (left: string, limit: string) => `Rate limit: ${left} of ${limit} left`,
  onServer: (host: string) => `On ${host}`,
  noPlan: 'No plan',
  plan: (name: string) => `${name} plan`,
  language: 'Language',
  likeBrowser: 'Browser language',
  english: 'English',
  german: 'Deutsch',
  tasks: 'Tasks',
  help: 'Help',
  switchTo: 'Switch account',
  add: 'Add account',
  signOut: 'Sign out',
});
