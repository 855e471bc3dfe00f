import type { copiedQr as english } from '#web/words/copied-qr.ts';

export const copiedQr: typeof english = {
  withoutDesign:
    'Ohne Farben und Logo gezeigt, die dieser Browser nicht gespeichert hat. Scannen lässt er sich trotzdem.',
  imageNotHere: 'Das Bild ist in diesem Browser nicht gespeichert.',
  figures: 'Kennzahlen',
  allTime: 'Gesamter Zeitraum',
};
