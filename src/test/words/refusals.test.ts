import { expect, test } from 'vitest';
import { refusals } from '#web/words/de/refusals.ts';

test.each([
  ["The name can't be empty.", 'Der Name darf nicht leer sein.'],
  ['Enter a whole number from 1 to 1,000.', 'Gib eine ganze Zahl von 1 bis 1.000 ein.'],
  ['The logo can have at most 512 KiB.', 'Das Bild kann höchstens 512 KiB groß sein.'],
  ['Links aren’t allowed to (evil.example).', 'Links zu (evil.example) sind nicht erlaubt.'],
  ['QR code not found.', 'QR-Code nicht gefunden.'],
  ['That alias is taken. Please choose another one.', 'Dieser Alias ist vergeben. Wähle einen anderen.'],
  [
    'If there’s an account with ada@acme.com, we sent a link to reset its password. It works for one hour.',
    'Wenn es ein Konto mit ada@acme.com gibt, haben wir dorthin einen Link für ein neues Passwort gesendet. Er funktioniert eine Stunde lang.',
  ],
  ['Something that only another server says.', 'Something that only another server says.'],
])('%s', (english, german) => {
  expect(refusals.translated(english)).toBe(german);
});
