import type { splash as english } from '#web/words/splash.ts';

export const splash: typeof english = {
  title: 'Splash-Seiten',
  nouns: 'Splash-Seiten',
  noun: 'Splash-Seite',
  splashPage: 'Splash-Seite',
  new: 'Neue Splash-Seite',
  create: 'Splash-Seite erstellen',
  none: 'Noch keine Splash-Seiten',
  noneText:
    'Zeige Besuchern vor dem Ziel eines Links eine Seite mit Countdown. Du wählst sie beim Erstellen oder Bearbeiten eines Links aus.',
  noneListed: 'Splash-Seiten erscheinen vor dem Ziel eines Links. Deine erscheinen hier.',
  createFirst: 'Erste Splash-Seite erstellen',
};
