import type { copiedQr as english } from '#web/words/copied-qr.ts';

export const copiedQr: typeof english = {
  withoutDesign:
    'Farben und Logo sind in diesem Browser nicht gespeichert. Der Code lässt sich trotzdem scannen.',
  imageNotHere: 'Das Bild ist in diesem Browser nicht gespeichert',
  figures: 'Kennzahlen',
  allTime: 'Gesamter Zeitraum',
};
