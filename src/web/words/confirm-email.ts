import { inLanguage } from './in-language.ts';

/** The page that the message to a new e-mail address links to. */
export const confirmEmail = inLanguage('confirmEmail', {
  title: 'Confirm e-mail address',
  otherServer: 'You’re signed in to another server',
  otherServerText: (from: string, here: string) =>
    `This e-mail is from ${from}, but you’re signed in to ${here}. Sign out, then open the link again.`,
  /** About links that confirm an address. */
  worksOnce:
    'Each link works once, for one day, and stops working when you request a new one or change your password. You can request one in your account settings.',
  account: 'your account',
});
