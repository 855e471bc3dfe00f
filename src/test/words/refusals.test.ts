import { expect, test } from 'vitest';
import { refusals } from '#web/words/de/refusals.ts';

test.each([
  ['The name can’t be empty.', 'Gib einen Namen ein.'],
  ['Enter a whole number from 1 to 1,000.', 'Gib eine ganze Zahl von 1 bis 1.000 ein.'],
  ['The logo can have at most 512 KiB.', 'Das Bild kann höchstens 512 KiB groß sein.'],
  ['Links aren’t allowed to (evil.example).', 'Links zu (evil.example) sind nicht erlaubt.'],
  [
    'This account is locked: Phishing. You can view everything. To make changes, contact support.',
    'Dieses Konto ist gesperrt: Phishing. Du kannst alles ansehen. Um etwas zu ändern, wende dich an das Support-Team.',
  ],
  [
    'This account is locked: Phishing. You can view everything. To make changes, contact help@acme.com.',
    'Dieses Konto ist gesperrt: Phishing. Du kannst alles ansehen. Um etwas zu ändern, wende dich an help@acme.com.',
  ],
  [
    'The plan pro expired on 2026-01-31 00:00:00 UTC. To renew it, contact the administrator of this server.',
    'Der Tarif pro ist am 2026-01-31 00:00:00 UTC abgelaufen. Wende dich an einen Admin dieses Servers, um ihn zu verlängern.',
  ],
  [
    'The plan pro expired on 2026-01-31 00:00:00 UTC. To renew it, contact help@acme.com.',
    'Der Tarif pro ist am 2026-01-31 00:00:00 UTC abgelaufen. Wende dich an help@acme.com, um ihn zu verlängern.',
  ],
  ['This one expired on 2026-01-31 00:00:00 UTC.', 'Er ist am 2026-01-31 00:00:00 UTC abgelaufen.'],
  ['Ownership verified by TXT record.', 'Die Domain gehört dir, bestätigt durch TXT-Eintrag.'],
  ['go.acme.com points to a private address.', 'go.acme.com zeigt auf eine private Adresse.'],
  [
    'This service is reached at the usual ports, not at 8080.',
    'Dieser Dienst ist an den üblichen Ports erreichbar, nicht an 8080.',
  ],
  [
    'The public description can have at most 2,000 characters.',
    'Die öffentliche Beschreibung kann höchstens 2.000 Zeichen haben.',
  ],
  ['QR code not found.', 'QR-Code nicht gefunden.'],
  ['That alias is taken. Please choose another one.', 'Dieser Alias ist vergeben. Wähle einen anderen.'],
  [
    'If there’s an account with ada@acme.com, we sent a link to reset its password. It works for one hour.',
    'Wenn es ein Konto mit ada@acme.com gibt, haben wir dorthin einen Link für ein neues Passwort gesendet. Er funktioniert eine Stunde lang.',
  ],
  ['Something that only another server says.', 'Something that only another server says.'],
])('known refusals are translated into German, and others are kept: %s', (english, german) => {
  expect(refusals.translated(english)).toBe(german);
});
