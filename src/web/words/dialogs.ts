import { inLanguage } from './in-language.ts';

/** What dialogs and editors say around their content. */
export const dialogs = inLanguage('dialogs', {
  discardTitle: 'Discard changes?',
  discardText: 'Your changes haven’t been saved.',
  savingTitle: 'Close while saving?',
  savingText: 'Saving continues, but you won’t be told if it fails.',
  keepWaiting: 'Keep waiting',
  keepEditing: 'Keep editing',
  inspection: 'inspection',
});
