import { inLanguage } from './in-language.ts';

/** An e-mail address that hasn't been confirmed yet. */
export const pendingEmail = inLanguage('pendingEmail', {
  /** About the account's new address. */
  waits: (email: string) => `${email} isn’t confirmed yet`,
  waitsText: (at: string) =>
    `Requested on ${at}. To use this address, open the link in the e-mail and confirm. The link works for one day.`,
  askedAgain:
    'Requested again. The link in the earlier e-mail no longer works. An address gets at most five e-mails an hour.',
  cancelChange: 'Cancel change',
  changeCanceled: 'Change canceled',
  confirmWaits: (at: string) =>
    `Requested on ${at}. To confirm it, open the link in the e-mail. The link works for one day.`,
});
