import { inLanguage } from './in-language.ts';

export const newVersion = inLanguage('newVersion', {
  ready: 'New version available',
  reload: 'New version available. Reload to update.',
  update: 'Update',
});
