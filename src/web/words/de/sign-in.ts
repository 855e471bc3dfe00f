import type { signIn as english } from '#web/words/sign-in.ts';
import { plural } from '#web/words/language.ts';

export const signIn: typeof english = {
  title: 'Bei Waypost anmelden',
  toConfirmEmail: 'Um deine E-Mail-Adresse zu bestätigen, melde dich bei dem Konto an, zu dem sie gehört.',
  noAccount: 'Noch kein Konto? {create}',
  createOne: 'Konto erstellen',
  first:
    'Auf diesem Server gibt es noch kein Konto. Um das erste zu erstellen, öffne den Einrichtungslink, den der Server beim Start ausgibt.',
  method: 'Anmeldeart',
  withPassword: 'Mit Passwort',
  withKey: 'Mit API-Schlüssel',
  emailOrUsername: 'E-Mail-Adresse oder Benutzername',
  forgotten: 'Passwort vergessen?',
  stay: 'Angemeldet bleiben',
  stayHint: 'Für 30 Tage in diesem Browser. Nicht auf gemeinsam genutzten Computern verwenden.',
  stayWithKeyHint:
    'Speichert den Schlüssel in diesem Browser. Nicht auf gemeinsam genutzten Computern verwenden.',
  busyTitle: 'Die Anmeldung wartet',
  busyText: 'Waypost ist ausgelastet. Die Anmeldung wird automatisch fortgesetzt.',
  waiting: 'Der Server antwortet langsam. Einen Moment noch …',
  unknownWays: 'Die Anmeldemöglichkeiten dieses Servers konnten nicht geladen werden',
  withPasskey: 'Mit Passkey anmelden',
  server: 'Server',
  serverHint: 'Nur für einen anderen Server mit derselben API',
  serverNeeded: 'Ein Server mit derselben API, der Verbindungen von dieser Seite zulässt',
  serverUrl: 'URL des Servers',
  otherServer: 'Anderer Server',
  serverError: 'Gib eine URL ein, zum Beispiel https://go.example.com.',
  keyMissing: 'Gib deinen API-Schlüssel ein.',
  keyUnusual: 'API-Schlüssel enthalten keine Leer- und Sonderzeichen. Kopiere den Schlüssel noch einmal.',
  keyRefused: 'Dieser Schlüssel ist nicht gültig.',
  keyRefusedSince: (reason) => `Dieser Schlüssel ist nicht gültig. ${reason}`,
  inspectOnly: 'Nur ansehen',
  inspectOnlyHint:
    'Du kannst nichts ändern, und in diesem Browser wird nichts gespeichert. Beim Neuladen wirst du abgemeldet.',
  codesLeft: (count) =>
    plural(count, { one: '# Wiederherstellungscode übrig', other: '# Wiederherstellungscodes übrig' }),
  stepExpired: 'Das hat zu lange gedauert, oder zu viele Codes waren falsch. Gib dein Passwort erneut ein.',
};
