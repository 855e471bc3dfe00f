import type { firing as english } from '#web/words/firing.ts';

export const firing: typeof english = {
  title: 'Wann Pixel ausgelöst werden',
  ask: 'Mit Einwilligung auslösen',
  askText: 'Besucher werden einmal im Jahr gefragt. Ohne Einwilligung wird nichts geladen.',
  on: 'Bei allen auslösen',
  onText:
    'Besucher werden nicht gefragt. Ausgenommen ist, wer Global Privacy Control sendet oder schon abgelehnt hat.',
  off: 'Nie auslösen',
  offText: 'Links leiten sofort weiter. Sie behalten ihre Pixel für später.',
  saved: 'Pixel-Einstellungen gespeichert',
};
