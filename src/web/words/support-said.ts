import { inLanguage } from './in-language.ts';

/** Translates the service's English texts for support staff: findings, and details of the audit log. */
export const supportSaid = inLanguage('supportSaid', {
  translated: (text: string): string =>
    text === 'command line' ? 'Command line' : text.replace(' the staff', ' support staff'),
});
