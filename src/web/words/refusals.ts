import { inLanguage } from './in-language.ts';

/** What a server says, and what the contract says of a field, is in English: here it is said in the page's language. */
export const refusals = inLanguage('refusals', {
  translated: (message: string): string => message,
});
