import { inLanguage } from './in-language.ts';

/** What the service says to support staff, in English: findings, and details of the audit log. */
export const supportSaid = inLanguage('supportSaid', {
  translated: (text: string): string =>
    text === 'command line' ? 'Command line' : text.replace(' the staff', ' support staff'),
});
