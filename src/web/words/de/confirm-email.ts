import type { confirmEmail as english } from '#web/words/confirm-email.ts';

export const confirmEmail: typeof english = {
  title: 'E-Mail-Adresse bestätigen',
  otherServer: 'Du bist bei einem anderen Server angemeldet',
  otherServerText: (from, here) =>
    `Diese E-Mail ist von ${from}, du bist aber bei ${here} angemeldet. Melde dich ab und öffne den Link noch einmal.`,
  worksOnce:
    'Jeder Link funktioniert einmal und höchstens einen Tag lang. Er wird ungültig, wenn du einen neuen anforderst oder dein Passwort änderst. Einen neuen bekommst du in den Kontoeinstellungen.',
  account: 'Konto',
};
