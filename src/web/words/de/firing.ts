import type { firing as english } from '#web/words/firing.ts';

export const firing: typeof english = {
  title: 'Wann Pixel ausgelöst werden',
  text: 'Für alle deine Links und Bio-Seiten. Wer Global Privacy Control sendet, wird nie erfasst.',
  ask: 'Besucher fragen',
  askText: 'Besucher werden einmal gefragt, und die Antwort gilt ein Jahr. Vor einem Ja wird nichts geladen.',
  on: 'Bei allen',
  onText: 'Sie werden ausgelöst, ohne zu fragen. Wähle das, wenn du keine Einwilligung brauchst.',
  off: 'Nie',
  offText: 'Links leiten sofort weiter. Sie behalten ihre Pixel.',
  saved: 'Pixel-Einstellungen gespeichert',
};
