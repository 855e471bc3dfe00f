import { inLanguage } from './in-language.ts';

/** What dialogs and editors say around their content. */
export const dialogs = inLanguage('dialogs', {
  discardTitle: 'Discard changes?',
  discardText: 'Your changes haven’t been saved.',
  savingTitle: 'Close while saving?',
  savingText: 'Saving continues, but you won’t be told if it fails.',
  keepWaiting: 'Keep waiting',
  keepEditing: 'Keep editing',
  gone: 'This was deleted in the meantime, in another tab or by someone else. What you entered is still here.',
  changed: 'This was changed in the meantime',
  nowSays: (field: string, value: string) => `${field}: now “${value}”`,
  nowEmpty: (field: string) => `${field}: now empty`,
  saveAnyway: 'Save anyway',
  keepTheirs: 'Keep theirs',
  toList: 'Back to the list',
  inspection: 'inspection',
});
