import type { signUp as english } from '#web/words/sign-up.ts';

export const signUp: typeof english = {
  createAccount: 'Konto erstellen',
  closedTitle: 'Registrierung geschlossen',
  closedText: 'Frag einen Admin dieses Servers nach einem Konto.',
  haveOne: 'Schon ein Konto? {signIn}',
  mailFirst: 'Gib deine E-Mail-Adresse ein. Du erhältst einen Link, mit dem es weitergeht.',
  incompleteTitle: 'Dieser Link ist unvollständig',
  incompleteText: 'Öffne ihn noch einmal aus der Nachricht oder fordere einen neuen an.',
  incompleteSetupText: 'Öffne den Einrichtungslink genau so, wie der Server ihn beim Start ausgibt.',
  setup: 'Waypost einrichten',
  setupText: 'Erstelle das erste Konto. Dieser Link funktioniert nur einmal.',
  setupDoneTitle: 'Einrichtung abgeschlossen',
  setupDoneText: 'Auf diesem Server gibt es bereits ein Konto.',
  noSetupTitle: 'Keine Einrichtung nötig',
  noAccountsText:
    'Für diesen Server kannst du hier keine Konten erstellen. Melde dich mit einem API-Schlüssel deines Kontos an.',
  usernameHint:
    'Damit kannst du dich anmelden. Er steht auch in den URLs deiner öffentlichen Kampagnenseiten.',
  demo: 'Demodaten hinzufügen',
  demoHint: 'Links, QR-Codes, Kampagnen und Besuche aus 90\u00A0Tagen. Du kannst sie später löschen.',
  demoPending: 'Das Hinzufügen der Demodaten dauert ein paar Sekunden.',
};
