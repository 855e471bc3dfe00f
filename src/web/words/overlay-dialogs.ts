import { inLanguage } from './in-language.ts';

export const overlayDialogs = inLanguage('overlayDialogs', {
  deleted: 'Overlay deleted',
  deleteTitle: (name: string) => `Delete overlay “${name}”?`,
  deleteOverlay: 'Delete overlay',
});
