import type { pendingEmail as english } from '#web/words/pending-email.ts';

export const pendingEmail: typeof english = {
  waits: (email) => `${email} ist noch nicht bestätigt`,
  waitsText: (at) =>
    `Angefordert am ${at}. Deine Adresse ändert sich, sobald du den Link in unserer Nachricht öffnest. Er gilt einen Tag.`,
  askedAgain:
    'Erneut angefordert. Der Link in der früheren Nachricht funktioniert nicht mehr. An eine Adresse gehen höchstens fünf Nachrichten pro Stunde.',
  cancelChange: 'Änderung abbrechen',
  changeCanceled: 'Änderung abgebrochen',
  confirmWaits: (at) => `Angefordert am ${at}. Öffne den Link in unserer Nachricht. Er gilt einen Tag.`,
};
