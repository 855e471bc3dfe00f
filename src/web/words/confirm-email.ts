import { inLanguage } from './in-language.ts';

/** The page behind the message to a new e-mail address. */
export const confirmEmail = inLanguage('confirmEmail', {
  title: 'Confirm e-mail address',
  otherServer: 'You’re signed in to another server',
  otherServerText: (from: string, here: string) =>
    `This e-mail is from ${from}, but you’re signed in to ${here}. Sign out, then open the link again.`,
  /** Of one that confirms an address. */
  worksOnce:
    'Links work once, for one day. Requesting another one or changing your password ends earlier ones. You can request a new one in your account settings.',
  account: 'your account',
});
