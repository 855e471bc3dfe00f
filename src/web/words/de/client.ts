import { plural } from '#web/words/language.ts';
import type { client as english } from '#web/words/client.ts';

export const client: typeof english = {
  maybeMade: (reason) =>
    `${reason} Vielleicht wurde deine Änderung übernommen. Prüfe das, bevor du es erneut versuchst.`,
  notMade: (reason) => `${reason} Deine Änderung wurde nicht übernommen.`,
  withRequest: (message, id) => `${message} Anfrage-ID: ${id}.`,
  answering: (message, request) => `${message} Anfrage: ${request}.`,
  unknown: 'Etwas ist schiefgelaufen. Lade die Seite neu und versuche es erneut.',
  offline: 'Du bist offline.',
  offlineUnsent: 'Du bist offline. Es wurde nichts gesendet, und nichts geht verloren.',
  unreachable: 'Waypost ist nicht erreichbar. Prüfe deine Verbindung.',
  otherUnreachable: (server) =>
    `${server} ist nicht erreichbar. Der Server ist vielleicht ausgefallen oder lässt keine Verbindung von dieser Seite zu.`,
  configUnreadable: 'Die config.json dieser Seite ist nicht lesbar. Wende dich an einen Admin.',
  serverFault: (status) => `Der Server meldet einen Fehler (HTTP ${status}). Versuche es später noch einmal.`,
  sentPage: (status) =>
    `Der Server hat eine Webseite statt Daten gesendet (HTTP ${status}). Prüfe die Adresse und ob ein Proxy dazwischensteht.`,
  sentNothing: (status) =>
    `Der Server hat eine leere Antwort gesendet (HTTP ${status}). Prüfe die Adresse und ob ein Proxy dazwischensteht.`,
  sentGarbage: (status) =>
    `Der Server hat eine unlesbare Antwort gesendet (HTTP ${status}). Prüfe die Adresse und ob ein Proxy dazwischensteht.`,
  limitSpent: (seconds) =>
    plural(seconds, {
      one: 'Zu viele Anfragen in einer Minute. Versuche es in # Sekunde erneut.',
      other: 'Zu viele Anfragen in einer Minute. Versuche es in # Sekunden erneut.',
    }),
  noAnswer: (seconds) => `Der Server hat nicht innerhalb von ${seconds} Sekunden geantwortet.`,
  brokeOff: 'Die Verbindung wurde unterbrochen.',
  noEditing:
    'Dieser Server kann Links nicht bearbeiten. Die Linkbearbeitung ist wieder aus; dein Text ist noch da.',
  inspecting: (username) => `Du siehst dir das Konto von ${username} an und kannst nichts ändern.`,
  inspectOnly: 'Du hast „Nur ansehen“ gewählt und kannst nichts ändern.',
};
