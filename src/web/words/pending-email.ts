import { inLanguage } from './in-language.ts';

/** An e-mail address whose message waits to be opened. */
export const pendingEmail = inLanguage('pendingEmail', {
  /** Of an address that the account is to have. */
  waits: (email: string) => `${email} isn’t confirmed yet`,
  waitsText: (at: string) =>
    `Requested on ${at}. Your address changes once you open the link in our message, which works for one day.`,
  askedAgain:
    'Requested again. The link in the earlier message no longer works. An address gets at most five messages an hour.',
  cancelChange: 'Cancel change',
  changeCanceled: 'Change canceled',
  confirmWaits: (at: string) => `Requested on ${at}. Open the link in our message, which works for one day.`,
});
