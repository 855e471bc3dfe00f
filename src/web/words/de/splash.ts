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
    'Zeige Besuchern eine Seite vor dem Ziel eines Links. Sie zählt herunter und lässt sich überspringen. Wähle sie aus, wenn du einen Link bearbeitest.',
  noneListed: 'Splash-Seiten erscheinen vor dem Ziel eines Links. Deine erscheinen hier.',
  createFirst: 'Erste Splash-Seite erstellen',
};
