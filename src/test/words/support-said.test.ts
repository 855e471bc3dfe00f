import { expect, test } from 'vitest';
import { supportSaid } from '#web/words/de/support-said.ts';

test.each([
  [
    'The account has been locked since 2026-06-01 10:00:00 UTC.',
    'Das Konto ist seit dem 2026-06-01 10:00:00 UTC gesperrt.',
  ],
  [
    'Visitors of its links see a page that says so. Reason: Spam, and more.',
    'Besucher seiner Links sehen eine Seite mit diesem Hinweis. Grund: Spam, and more.',
  ],
  ['Reported as phishing (2), spam (1).', 'Gemeldet als Phishing (2), Spam (1).'],
  [
    '1,200 sign-ins failed in the last 24 hours.',
    '1.200 Anmeldungen sind in den letzten 24 Stunden fehlgeschlagen.',
  ],
  ['The QR code “Menu, red” can’t be scanned.', 'Der QR-Code „Menu, red“ lässt sich nicht scannen.'],
  [
    '3 QR codes can’t be scanned: “A”, “B”, and “C”.',
    '3 QR-Codes lassen sich nicht scannen: „A“, „B“ und „C“.',
  ],
  [
    '1,007 QR codes can’t be scanned: “A”, “B”, and 1,005 more.',
    '1.007 QR-Codes lassen sich nicht scannen: „A“, „B“ und 1.005 mehr.',
  ],
  [
    'Choose colors with more contrast. Printed codes stay the same. 100 of 1,200 QR codes were tested with a scanner, the most scanned first.',
    'Wähle Farben mit mehr Kontrast. Gedruckte Codes bleiben, wie sie sind. 100 von 1.200 QR-Codes wurden mit einem Scanner geprüft, die meistgescannten zuerst.',
  ],
  [
    '1 of 15 QR codes were tested with a scanner, the most scanned first.',
    '1 von 15 QR-Codes wurde mit einem Scanner geprüft, der meistgescannte.',
  ],
  [
    'go.acme.example points to 203.0.113.7. Checked once the domain points here.',
    'go.acme.example zeigt auf 203.0.113.7. Wird geprüft, sobald die Domain hierher zeigt.',
  ],
  [
    'free without an end → pro until 2026-12-01 00:00:00 UTC',
    'free ohne Ende → pro bis zum 2026-12-01 00:00:00 UTC',
  ],
  ['dismissed: https://acme.example/a (3 reports)', 'Unbegründet: https://acme.example/a (3 Meldungen)'],
  ['command line', 'Befehlszeile'],
  ['GET /api/support/account/2/findings', 'GET /api/support/account/2/findings'],
])('known support texts are translated into German, and others are kept: %s', (english, german) => {
  expect(supportSaid.translated(english)).toBe(german);
});
