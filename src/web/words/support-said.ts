import { inLanguage } from './in-language.ts';

const better: Readonly<Record<string, string>> = {
  // In place of a member of the staff.
  'command line': 'Command line',
  'Added to the staff': 'Added to support staff',
  'Removed from the staff': 'Removed from support staff',
};

/** What the service says to support staff, in English: findings, and details of the audit log. */
export const supportSaid = inLanguage('supportSaid', {
  translated: (text: string): string => better[text] ?? text,
});
