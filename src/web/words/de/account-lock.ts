import type { accountLock as english } from '#web/words/account-lock.ts';

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

export const accountLock: typeof english = {
  held: 'Dein Konto ist gesperrt, deshalb kannst du nichts ändern',
  title: 'Dein Konto ist gesperrt',
  titleOf: (username) => `Das Konto von ${username} ist gesperrt`,
  textOf: (reason) => `Grund: ${withoutStop(reason)}. Seine Links und QR-Codes leiten nicht weiter.`,
  text: (reason) =>
    `Grund: ${withoutStop(reason)}. Deine Links und QR-Codes leiten nicht weiter. Du kannst alles ansehen, aber nichts ändern.`,
  contactSupport: 'Um dein Konto entsperren zu lassen, wende dich an das Support-Team.',
  contact: 'Um dein Konto entsperren zu lassen, wende dich an {support}.',
};
