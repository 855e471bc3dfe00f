import { inLanguage } from './in-language.ts';

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

/** Messages to an account that support staff locked. */
export const accountLock = inLanguage('accountLock', {
  /** The reason shown on disabled controls. */
  held: 'Your account is locked, so you can’t change anything',
  title: 'Your account is locked',
  titleOf: (username: string) => `${username}’s account is locked`,
  textOf: (reason: string) => `Reason: ${withoutStop(reason)}. Its links and QR codes don’t redirect.`,
  text: (reason: string) =>
    `Reason: ${withoutStop(reason)}. Your links and QR codes don’t redirect. You can view everything, but you can’t change anything.`,
  contactSupport: 'To unlock your account, contact support.',
  contact: 'To unlock your account, contact {support}.',
});
