import { inLanguage } from './in-language.ts';

/** The dialog over a page whose session or key has ended. */
export const signInAgain = inLanguage('signInAgain', {
  title: 'Sign in again',
  sessionEnded: 'Your session has ended. This page stays as it is.',
  keyRefused: 'Your API key is no longer valid. This page stays as it is.',
  keyRefusedSince: (reason: string) => `Your API key is no longer valid. ${reason} This page stays as it is.`,
});
