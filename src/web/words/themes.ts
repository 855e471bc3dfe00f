import { inLanguage } from './in-language.ts';

export const themes = inLanguage('themes', {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});
