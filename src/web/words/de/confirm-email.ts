import type { confirmEmail as english } from '#web/words/confirm-email.ts';

export const confirmEmail: typeof english = {
  title: 'E-Mail-Adresse bestätigen',
  otherServer: 'Du bist bei einem anderen Server angemeldet',
  otherServerText: (from, here) =>
    `Diese E-Mail ist von ${from}, du bist aber bei ${here} angemeldet. Melde dich ab und öffne den Link noch einmal.`,
  worksOnce:
    'Links funktionieren einmal und einen Tag lang. Ein neuer Link oder ein neues Passwort macht frühere ungültig. In den Kontoeinstellungen kannst du einen neuen anfordern.',
  account: 'Konto',
};
