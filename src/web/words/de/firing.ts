import type { firing as english } from '#web/words/firing.ts';

export const firing: typeof english = {
  title: 'Wann Pixel ausgelöst werden',
  ask: 'Nach Rückfrage auslösen',
  askText: 'Besucher werden einmal gefragt, und die Antwort gilt ein Jahr. Vor einem Ja wird nichts geladen.',
  on: 'Bei allen auslösen',
  onText:
    'Niemand wird gefragt. Nur wer Global Privacy Control sendet oder schon abgelehnt hat, ist ausgenommen.',
  off: 'Nie auslösen',
  offText: 'Links leiten sofort weiter. Sie behalten ihre Pixel für später.',
  saved: 'Pixel-Einstellungen gespeichert',
};
