import type { signInAgain as english } from '#web/words/sign-in-again.ts';

export const signInAgain: typeof english = {
  title: 'Erneut anmelden',
  sessionEnded: 'Deine Sitzung ist beendet. Diese Seite bleibt, wie sie ist.',
  keyRefused: 'Dein API-Schlüssel ist nicht mehr gültig. Diese Seite bleibt, wie sie ist.',
  keyRefusedSince: (reason) =>
    `Dein API-Schlüssel ist nicht mehr gültig. ${reason} Diese Seite bleibt, wie sie ist.`,
};
