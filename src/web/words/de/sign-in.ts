import type { signIn as english } from '#web/words/sign-in.ts';
import { plural } from '#web/words/language.ts';

export const signIn: typeof english = {
  title: 'Bei Waypost anmelden',
  noAccount: 'Noch kein Konto? {create}',
  createOne: 'Konto erstellen',
  first:
    'Auf diesem Server gibt es noch kein Konto. Um das erste zu erstellen, öffne den Einrichtungslink, den der Server beim Start ausgibt.',
  method: 'Art der Anmeldung',
  withPassword: 'Mit Passwort',
  withKey: 'Mit API-Schlüssel',
  emailOrUsername: 'E-Mail-Adresse oder Benutzername',
  forgotten: 'Passwort vergessen?',
  stay: 'Angemeldet bleiben',
  stayHint: 'Für 30 Tage in diesem Browser. Nicht auf gemeinsam genutzten Computern verwenden.',
  stayWithKeyHint:
    'Speichert den Schlüssel in diesem Browser. Nicht auf gemeinsam genutzten Computern verwenden.',
  busyTitle: 'Warten auf die Anmeldung',
  busyText: 'Waypost ist ausgelastet. Die Anmeldung wird automatisch fortgesetzt.',
  waiting: 'Der Server antwortet langsam. Wartet noch …',
  unknownWays: 'Die Anmeldearten dieses Servers konnten nicht geprüft werden',
  withPasskey: 'Mit Passkey anmelden',
  server: 'Server',
  serverHint: 'Nur für einen anderen Server mit derselben API',
  serverNeeded: 'Ein Server mit derselben API, der diese Seite zulässt',
  serverUrl: 'URL des Servers',
  otherServer: 'Ein anderer Server',
  serverError: 'Gib eine URL ein, zum Beispiel https://go.example.com.',
  keyMissing: 'Gib deinen API-Schlüssel ein.',
  keyUnusual: 'API-Schlüssel enthalten keine Leer- und Sonderzeichen. Kopiere den Schlüssel noch einmal.',
  keyRefused: 'Dieser Schlüssel ist nicht gültig.',
  keyRefusedSince: (reason) => `Dieser Schlüssel ist nicht gültig. ${reason}`,
  inspectOnly: 'Nur ansehen',
  inspectOnlyHint:
    'Du kannst nichts ändern, und in diesem Browser wird nichts gespeichert. Beim Neuladen wirst du abgemeldet.',
  codesLeft: (count) =>
    plural(count, { one: 'Noch # Wiederherstellungscode', other: 'Noch # Wiederherstellungscodes' }),
  stepExpired: 'Das hat zu lange gedauert, oder zu viele Codes waren falsch. Gib dein Passwort erneut ein.',
};
