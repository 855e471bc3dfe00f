import type { Sentences } from './in-german.ts';

/** Messages about the server, its database and the DNS of domains. */
export const serverRefusals: Sentences = [
  [
    'Something went wrong on our side. Nothing was changed.',
    'Bei uns ist etwas schiefgelaufen. Es wurde nichts geändert.',
  ],
  [
    'The server couldn’t answer. Try again in a moment.',
    'Der Server konnte nicht antworten. Versuche es gleich noch einmal.',
  ],
  [
    'The database can’t be reached right now. Try again in a minute.',
    'Die Datenbank ist gerade nicht erreichbar. Versuche es in einer Minute erneut.',
  ],
  [
    'The database is busy. Nothing was changed. Try again in a minute.',
    'Die Datenbank ist ausgelastet. Es wurde nichts geändert. Versuche es in einer Minute erneut.',
  ],
  [
    'The database is read-only right now. Nothing was changed.',
    'Die Datenbank kann gerade nur gelesen werden. Es wurde nichts geändert.',
  ],
  [
    'The server’s disk is full. Nothing was changed.',
    'Die Festplatte des Servers ist voll. Es wurde nichts geändert.',
  ],
  [
    'The server’s disk is failing. Check whether your change was saved.',
    'Die Festplatte des Servers ist defekt. Prüfe, ob deine Änderung gespeichert wurde.',
  ],
  [
    'The service is busy. Try again in a few seconds.',
    'Der Dienst ist ausgelastet. Versuche es in einigen Sekunden erneut.',
  ],
  ['The server failed to answer.', 'Der Server konnte nicht antworten.'],
  ['The server refused without saying why.', 'Der Server hat ohne Begründung abgelehnt.'],
  ['The server has nothing at this address.', 'Unter dieser Adresse gibt es auf dem Server nichts.'],
  ['This key may not do that.', 'Dieser Schlüssel darf das nicht.'],
  ['No TXT record found at {}.', 'Kein TXT-Eintrag unter {} gefunden.'],
  ['The TXT record at {} has another value.', 'Der TXT-Eintrag unter {} hat einen anderen Wert.'],
  [
    'Couldn’t look up {}. Its DNS doesn’t answer.',
    '{} konnte nicht nachgeschlagen werden. Der DNS-Server antwortet nicht.',
  ],
  ['Ownership verified by {}.', 'Die Domain gehört dir, bestätigt durch {}.'],
  ['{} has no A, AAAA or CNAME record.', '{} hat keinen A-, AAAA- oder CNAME-Eintrag.'],
  ['{} points to this service.', '{} zeigt auf diesen Dienst.'],
  ['{} points to {}.', '{} zeigt auf {}.'],
  ['This service is reached at {}, not at {}.', 'Dieser Dienst ist an {} erreichbar, nicht an {}.'],
  ['Checked once the domain points here.', 'Wird geprüft, sobald die Domain hierher zeigt.'],
  ['Requests to {} reach this service.', 'Anfragen an {} erreichen diesen Dienst.'],
  ['Another server answers at {}.', 'Unter {} antwortet ein anderer Server.'],
  ['{} has no valid certificate.', '{} hat kein gültiges Zertifikat.'],
  ['Nothing answers at {}.', 'Unter {} antwortet kein Server.'],
  ['This server sends no mail.', 'Dieser Server sendet keine E-Mails.'],
  [
    '{} can’t be reached right now. Try again in a minute.',
    '{} ist gerade nicht erreichbar. Versuche es in einer Minute erneut.',
  ],
  [
    '{} didn’t answer. Try again in a minute.',
    '{} hat nicht geantwortet. Versuche es in einer Minute erneut.',
  ],
  [
    '{} didn’t answer. Check whether your change was saved.',
    '{} hat nicht geantwortet. Prüfe, ob deine Änderung gespeichert wurde.',
  ],
  ['The body can have at most {} MiB.', 'Es können höchstens {} MiB gesendet werden.'],
];
