import { inLanguage } from './in-language.ts';

/** Several accounts, and servers, in one browser. */
export const accounts = inLanguage('accounts', {
  finishing: 'Saving your changes before switching…',
  byNumber: 'Switch account, 1 to 9',
  signedOut: 'Signed out',

  addTitle: 'Add an account',
  kept: 'Accounts in this browser',
  remove: (name: string) => `Remove ${name} from this browser`,
  neededHere: 'Sign in as {who} to open this page.',
  neededThere: 'Sign in as {who} on {server} to open this page.',

  otherTitle: 'This page is in another account',
  otherHere: 'It belongs to {who}.',
  otherThere: 'It belongs to {who} on {server}.',
  youAre: 'You’re signed in as {mine}.',
  signInAs: (who: string) => `Sign in as ${who}`,
  stay: (name: string) => `Stay in ${name}`,
  stayHere: 'Stay in your account',

  look: 'Name and color',
  lookText: 'Only in this browser. They help you tell your accounts apart.',
  name: 'Name',
  color: 'Color',
  colors: ['Blue', 'Amber', 'Green', 'Pink', 'Violet', 'Red', 'Cyan', 'Lime'],
  palette: (name: string) => `Switch to ${name}`,
  paletteWords: 'account server change switch profile',
  addWords: 'account server sign in another second',
});
