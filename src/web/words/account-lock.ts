import { inLanguage } from './in-language.ts';

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

/** What an account is told that support staff locked. */
export const accountLock = inLanguage('accountLock', {
  /** On what is held back. */
  held: 'Your account is locked, so you can’t change anything',
  title: 'Your account is locked',
  titleOf: (username: string) => `${username}’s account is locked`,
  textOf: (reason: string) => `Reason: ${withoutStop(reason)}. Its links and QR codes don’t redirect.`,
  text: (reason: string) =>
    `Reason: ${withoutStop(reason)}. Your links and QR codes don’t redirect. You can view everything, but you can’t change anything.`,
  contactSupport: 'To unlock your account, contact support.',
  contact: 'To unlock your account, contact {support}.',
});
