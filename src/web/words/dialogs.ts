import { inLanguage } from './in-language.ts';

/** Texts around the content of dialogs and editors. */
export const dialogs = inLanguage('dialogs', {
  discardTitle: 'Discard changes?',
  discardText: 'Your changes haven’t been saved.',
  savingTitle: 'Close while saving?',
  savingText: 'Saving continues, but you won’t be told if it fails.',
  keepWaiting: 'Keep waiting',
  keepEditing: 'Keep editing',
  inspection: 'inspection',
});
