import type { supportSaid as english } from '#web/words/support-said.ts';
import { inGerman, type Sentences } from './in-german.ts';
import { refusals } from './refusals.ts';
import { reports } from './reports.ts';

const scanAdvice = 'Wähle Farben mit mehr Kontrast. Gedruckte Codes bleiben, wie sie sind.';

const sentences: Sentences = [
  ['The account has been locked since {} UTC.', 'Das Konto ist seit dem {} UTC gesperrt.'],
  [
    'Visitors of its links see a page that says so. Reason: {}',
    'Besucher seiner Links sehen eine Seite mit diesem Hinweis. Grund: {}',
  ],
  ['The plan {} expired on {} UTC.', 'Der Tarif {} ist am {} UTC abgelaufen.'],
  [
    'Links and codes keep working. Changes are refused.',
    'Links und Codes funktionieren weiter. Änderungen werden abgelehnt.',
  ],
  ['The plan {} expires on {} UTC.', 'Der Tarif {} läuft am {} UTC ab.'],
  ['1 open report by visitors.', '1 offene Meldung von Besuchern.'],
  ['{} open reports by visitors.', '{} offene Meldungen von Besuchern.'],
  ['Reported as {}.', 'Gemeldet als {}.'],
  ...Object.entries(reports.reasons).map(([reason, german]) => [`${reason} ({})`, `${german} ({})`] as const),
  [
    '1 request failed with a server error in the last 24 hours.',
    '1 Anfrage ist in den letzten 24 Stunden mit einem Serverfehler fehlgeschlagen.',
  ],
  [
    '{} requests failed with a server error in the last 24 hours.',
    '{} Anfragen sind in den letzten 24 Stunden mit einem Serverfehler fehlgeschlagen.',
  ],
  [
    'See the requests below for the times, and the service’s log for the causes.',
    'Die Zeiten stehen unten bei den Anfragen, die Ursachen im Protokoll des Dienstes.',
  ],
  ['1 link redirects in a circle.', '1 Link leitet im Kreis weiter.'],
  ['{} links redirect in a circle.', '{} Links leiten im Kreis weiter.'],
  ['Visitors see an error.', 'Besucher sehen einen Fehler.'],
  ['The request limit was reached 1 time today (UTC).', 'Das Anfragelimit wurde heute 1-mal erreicht (UTC).'],
  [
    'The request limit was reached {} times today (UTC).',
    'Das Anfragelimit wurde heute {}-mal erreicht (UTC).',
  ],
  ['Those requests were refused (429).', 'Diese Anfragen wurden abgelehnt (429).'],
  ['1 sign-in failed in the last 24 hours.', '1 Anmeldung ist in den letzten 24 Stunden fehlgeschlagen.'],
  [
    '{} sign-ins failed in the last 24 hours.',
    '{} Anmeldungen sind in den letzten 24 Stunden fehlgeschlagen.',
  ],
  ['The e-mail address was right, the password wrong.', 'Die E-Mail-Adresse stimmte, das Passwort nicht.'],
  ['1 rotator has no links.', '1 Rotator hat keine Links.'],
  ['{} rotators have no links.', '{} Rotatoren haben keine Links.'],
  ['Visitors see “Link not found”.', 'Besucher sehen „Link nicht gefunden“.'],
  ['1 API key has expired.', '1 API-Schlüssel ist abgelaufen.'],
  ['{} API keys have expired.', '{} API-Schlüssel sind abgelaufen.'],
  ['Programs that use them are refused (401).', 'Programme, die sie nutzen, werden abgelehnt (401).'],
  [
    '1 link has expired or reached its click limit.',
    '1 Link ist abgelaufen oder hat sein Klicklimit erreicht.',
  ],
  [
    '{} links have expired or reached their click limit.',
    '{} Links sind abgelaufen oder haben ihr Klicklimit erreicht.',
  ],
  ['No problems found.', 'Keine Probleme gefunden.'],
  ['The QR code {} can’t be scanned.', 'Der QR-Code {} lässt sich nicht scannen.'],
  ['{} QR codes can’t be scanned: {}.', '{} QR-Codes lassen sich nicht scannen: {}.'],
  ['Choose colors with more contrast. Printed codes stay the same.', scanAdvice],
  ['Choose colors with more contrast. Printed codes stay the same. {}', `${scanAdvice} {}`],
  [
    '{} of 1 QR code were tested with a scanner, the most scanned first.',
    '{} von 1 QR-Code wurde mit einem Scanner geprüft.',
  ],
  [
    '1 of {} QR codes were tested with a scanner, the most scanned first.',
    '1 von {} QR-Codes wurde mit einem Scanner geprüft, der meistgescannte.',
  ],
  [
    '{} of {} QR codes were tested with a scanner, the most scanned first.',
    '{} von {} QR-Codes wurden mit einem Scanner geprüft, die meistgescannten zuerst.',
  ],
  ['All of them can be scanned.', 'Alle lassen sich scannen.'],
  [
    '1 QR code may be hard to scan: the contrast of {} is too low, or they are light on dark.',
    '1 QR-Code ist vielleicht schwer zu scannen: Der Kontrast von {} ist zu gering oder Hell und Dunkel sind vertauscht.',
  ],
  [
    '{} QR codes may be hard to scan: the contrast of {} is too low, or they are light on dark.',
    '{} QR-Codes sind vielleicht schwer zu scannen: Der Kontrast von {} ist zu gering oder Hell und Dunkel sind vertauscht.',
  ],
  // Names of codes are in quotes, so that nothing else is taken for a list.
  ['{}”, and “{}', '{}” und “{}'],
  ['{}” and “{}', '{}” und “{}'],
  ['{}”, and {} more', '{}” und {} mehr'],
  ['{}” and {} more', '{}” und {} mehr'],
  ['The domain {} isn’t working.', 'Die Domain {} funktioniert nicht.'],
  ['1 destination host can’t be found.', '1 Zielhost ist nicht zu finden.'],
  ['{} destination hosts can’t be found.', '{} Zielhosts sind nicht zu finden.'],
  ['1 destination host didn’t answer in time.', '1 Zielhost hat nicht rechtzeitig geantwortet.'],
  ['{} destination hosts didn’t answer in time.', '{} Zielhosts haben nicht rechtzeitig geantwortet.'],
  ['Try again in a minute.', 'Versuche es in einer Minute erneut.'],
  ['All domains and destination hosts can be reached.', 'Alle Domains und Zielhosts sind erreichbar.'],
  [
    'The hosts of the {} most clicked links were checked, not their pages.',
    'Geprüft wurden die Hosts der {} meistgeklickten Links, nicht ihre Seiten.',
  ],
  ['Until {} UTC', 'Bis zum {} UTC'],
  ['E-mail address', 'E-Mail-Adresse'],
  // Shown in place of a staff member.
  ['command line', 'Befehlszeile'],
  ['Added to the staff', 'Ins Support-Team aufgenommen'],
  ['Removed from the staff', 'Aus dem Support-Team entfernt'],
  ['{} → {}', '{} → {}'],
  ['{} without an end', '{} ohne Ende'],
  ['{} until {} UTC', '{} bis zum {} UTC'],
  ...Object.entries(reports.outcomes).flatMap(([outcome, german]) => [
    [`${outcome}: {} ({} reports)`, `${german}: {} ({} Meldungen)`] as const,
    [`${outcome}: {}`, `${german}: {}`] as const,
  ]),
];

const known = inGerman(sentences);

const translated = (text: string) => {
  const said = known(text);
  if (said !== text) return said.replaceAll(/“([^“”]*)”/g, '„$1“');
  // Problems with a domain are translated as on its own page, sentence by sentence.
  return text
    .split(/(?<=\.) (?=\S)/)
    .map((sentence) => refusals.translated(sentence))
    .join(' ');
};

export const supportSaid: typeof english = { translated };
