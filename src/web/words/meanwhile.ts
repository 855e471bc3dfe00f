import { inLanguage } from './in-language.ts';

/** Changes to a record while its form was open. */
export const meanwhile = inLanguage('meanwhile', {
  gone: 'This was deleted elsewhere. What you entered is still here.',
  changed: 'This was changed in the meantime',
  nowSays: (field: string, value: string) => `${field}: now “${value}”`,
  nowEmpty: (field: string) => `${field}: now empty`,
  saveAnyway: 'Save anyway',
  useSaved: 'Use saved values',
  toList: 'Back to the list',
});
