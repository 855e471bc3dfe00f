import type { themes as english } from '#web/words/themes.ts';

export const themes: typeof english = {
  theme: 'Darstellung',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
};
