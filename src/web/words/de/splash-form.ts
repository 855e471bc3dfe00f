import type { splashForm as english } from '#web/words/splash-form.ts';
import { plural } from '#web/words/language.ts';

export const splashForm: typeof english = {
  created: 'Splash-Seite erstellt',
  saved: 'Splash-Seite gespeichert',
  nameExample: 'Weiter zum Shop',
  titleHint: 'Ohne Titel zeigt die Seite das Ziel',
  titleExample: 'Weiter geht es in unserem Shop',
  button: 'Text des Buttons',
  buttonExample: 'Weiter',
  countdown: 'Countdown',
  countdownHint: 'Besucher können ihn überspringen oder anhalten',
  noCountdown: 'Keiner: erst nach Klick auf den Button',
  seconds: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
  pictureHint: 'PNG oder JPG, als Logo über dem Titel oder als Banner in voller Breite',
  showAs: 'Anzeigen als',
  logo: 'Logo',
  banner: 'Banner',
  preview: 'Vorschau der Splash-Seite',
};
