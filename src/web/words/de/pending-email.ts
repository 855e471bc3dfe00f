import type { pendingEmail as english } from '#web/words/pending-email.ts';

export const pendingEmail: typeof english = {
  waits: (email) => `${email} ist noch nicht bestätigt`,
  waitsText: (at) =>
    `Angefordert am ${at}. Um die Adresse zu verwenden, öffne den Link in der E-Mail und bestätige sie. Der Link gilt einen Tag.`,
  askedAgain:
    'Erneut angefordert. Der Link in der früheren E-Mail funktioniert nicht mehr. An eine Adresse gehen höchstens fünf E-Mails pro Stunde.',
  cancelChange: 'Änderung abbrechen',
  changeCanceled: 'Änderung abgebrochen',
  confirmWaits: (at) =>
    `Angefordert am ${at}. Um die Adresse zu bestätigen, öffne den Link in der E-Mail. Der Link gilt einen Tag.`,
};
