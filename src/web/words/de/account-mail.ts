import type { accountMail as english } from '#web/words/account-mail.ts';

export const accountMail: typeof english = {
  sendLink: 'Link senden',
  requestLink: 'Neuen Link anfordern',
  sent: 'Prüfe deinen Posteingang',
  notArrived: 'Kommt in ein paar Minuten nichts an, prüfe den Spam-Ordner und die Adresse.',
  sendAgain: 'Erneut senden',
  requestedAgain: 'Erneut angefordert',
  otherAddress: 'Andere Adresse verwenden',
  backToSignIn: 'Zurück zur Anmeldung',
  forgottenText: 'Gib deine E-Mail-Adresse ein. Du erhältst einen Link für ein neues Passwort.',
  noMailTitle: 'Dieser Server kann keine E-Mails senden',
  noMailText:
    'Ein Admin kann mit „waypost account password“ ein neues Passwort setzen. Mit einem API-Schlüssel kannst du dich anmelden und selbst eines wählen.',
  noPasswordTitle: 'Kein Passwort vorhanden',
  noPasswordText: 'Bei diesem Server meldest du dich mit dem API-Schlüssel deines Kontos an.',
  worksOnce:
    'Er funktioniert einmal, einen Tag lang, bis du einen anderen anforderst oder ein neues Passwort wählst. In den Kontoeinstellungen kannst du einen neuen anfordern.',
  endedTitle: 'Dieser Link funktioniert nicht mehr',
  reset: 'Neues Passwort wählen',
  resetText: 'Für das Konto mit der Adresse {email}',
  resetOf: 'Für {username} ({email})',
  stepNext: 'Passwort geändert. Bestätige deinen zweiten Schritt, um dich anzumelden.',
  revokeKeys: 'Alle API-Schlüssel widerrufen',
  revokeKeysHint:
    'Sinnvoll, wenn jemand anderes dein Konto verwendet haben könnte. Programme mit diesen Schlüsseln funktionieren dann nicht mehr.',
  openAccount: 'Kontoeinstellungen öffnen',
  emailChanged: 'E-Mail-Adresse geändert',
  signInWith: 'Du meldest dich jetzt mit {email} an.',
  endedElsewhere: 'Überall sonst wurdest du abgemeldet. API-Schlüssel funktionieren weiter.',
  unconfirmed: 'Nicht bestätigt',
  sendConfirmation: 'Bestätigung senden',
  waits: (email) => `${email} ist noch nicht bestätigt`,
  waitsText: (at) =>
    `Angefordert am ${at}. Deine Adresse ändert sich, sobald du den Link in unserer Nachricht öffnest. Er gilt einen Tag.`,
  askedAgain:
    'Erneut angefordert. Der Link in der früheren Nachricht funktioniert nicht mehr. An eine Adresse gehen höchstens fünf Nachrichten pro Stunde.',
  keepAddress: 'Änderung abbrechen',
  changeCanceled: 'Änderung abgebrochen',
  confirmWaits: (at) => `Angefordert am ${at}. Öffne den Link in unserer Nachricht. Er gilt einen Tag.`,
  emailConfirmed: 'E-Mail-Adresse bestätigt',
  confirmEmail: 'E-Mail-Adresse bestätigen?',
  confirmEmailText: 'Auf allen anderen Geräten wirst du abgemeldet. API-Schlüssel funktionieren weiter.',
  confirmAddress: 'Adresse bestätigen',
  changeEmail: 'E-Mail-Adresse ändern?',
  changeEmailText:
    'Du meldest dich dann mit der neuen Adresse an. Auf allen anderen Geräten wirst du abgemeldet. API-Schlüssel funktionieren weiter.',
  useEmail: (email) => `${email} verwenden`,
  useNewAddress: 'Neue Adresse verwenden',
  currentAddress: 'Bisherige Adresse',
  newAddress: 'Neue Adresse',
};
