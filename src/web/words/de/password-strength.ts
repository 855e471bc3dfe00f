import type { passwordLevels as english } from '#web/words/password-strength.ts';

export const passwordLevels: typeof english = {
  strong: 'Stark',
  good: 'Gut',
  fair: 'Mittel. Länger ist besser.',
  weak: 'Schwach. Füge Wörter oder Zeichen hinzu.',
  veryWeak: 'Sehr schwach. Leicht zu erraten.',
};
