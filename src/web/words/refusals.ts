import { inLanguage } from './in-language.ts';

/** Translates English messages from a server, and from the contract about a field, to the page's language. */
export const refusals = inLanguage('refusals', {
  translated: (message: string): string => message,
});
