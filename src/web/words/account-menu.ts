import { inLanguage } from './in-language.ts';

export const accountMenu = inLanguage('accountMenu', {
  account: 'Account',
  signedIn: 'Signed in',
  requestsLeft: (left: string, limit: string) => `${left} of ${limit} requests left this minute`,
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
