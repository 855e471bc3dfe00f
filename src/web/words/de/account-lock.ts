import type { accountLock as english } from '#web/words/account-lock.ts';

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

export const accountLock: typeof english = {
  held: 'Dein Konto ist gesperrt, deshalb kannst du nichts ändern',
  title: 'Dein Konto ist gesperrt',
  text: (reason) =>
    `Grund: ${withoutStop(reason)}. Deine Links und QR-Codes leiten nicht weiter. Du kannst alles ansehen, aber nichts ändern. Wende dich an das Support-Team, um es entsperren zu lassen.`,
};
