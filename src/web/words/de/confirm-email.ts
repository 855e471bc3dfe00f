import type { confirmEmail as english } from '#web/words/confirm-email.ts';

export const confirmEmail: typeof english = {
  title: 'E-Mail-Adresse bestätigen',
  otherServer: 'Du bist bei einem anderen Server angemeldet',
  otherServerText: (from, here) =>
    `Diese E-Mail ist von ${from}, du bist aber bei ${here} angemeldet. Melde dich ab und öffne den Link noch einmal.`,
  worksOnce:
    'Er funktioniert einmal, einen Tag lang, bis du einen anderen anforderst oder ein neues Passwort wählst. In den Kontoeinstellungen kannst du einen neuen anfordern.',
  account: 'Konto',
};
