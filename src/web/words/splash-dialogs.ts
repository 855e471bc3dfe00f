import { inLanguage } from './in-language.ts';

export const splashDialogs = inLanguage('splashDialogs', {
  deleted: 'Splash page deleted',
  deleteTitle: (name: string) => `Delete splash page “${name}”?`,
  deletePage: 'Delete splash page',
});
