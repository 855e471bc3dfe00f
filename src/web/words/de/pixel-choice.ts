import type { pixelChoice as english } from '#web/words/pixel-choice.ts';

export const pixelChoice: typeof english = {
  title: 'Pixel',
  find: 'Pixel suchen',
  noMatch: 'Kein passendes Pixel.',
  noPixels: 'Du hast noch keine Pixel.',
  add: 'Pixel hinzufügen',
  unknown: (reason) => `Deine Pixel konnten nicht geladen werden. ${reason}`,
  asks: 'Sie werden bei Besuchern ausgelöst, die einwilligen.',
  all: 'Sie werden ohne Rückfrage bei allen Besuchern ausgelöst.',
  off: 'Pixel sind für dein Konto ausgeschaltet. Keines davon wird ausgelöst.',
  setting: 'Ändern',
  wontFire: (network) => `Wird nicht ausgelöst: ${network} verwendet keine solchen IDs.`,
};
