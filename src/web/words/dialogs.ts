import { inLanguage } from './in-language.ts';

/** What dialogs and editors say around their content. */
export const dialogs = inLanguage('dialogs', {
  discardTitle: 'Discard changes?',
  discardText: 'Your changes haven’t been saved.',
  keepEditing: 'Keep editing',
  inspection: 'inspection',
});
