import type { copiedQr as english } from '#web/words/copied-qr.ts';

export const copiedQr: typeof english = {
  withoutDesign: 'Ohne Farben und Logo dargestellt. Der Code lässt sich trotzdem scannen.',
  serverNeeded: 'Bearbeiten, Downloads und Statistik brauchen den Server.',
  imageNotHere: 'Das Bild ist in diesem Browser nicht gespeichert',
  figures: 'Kennzahlen',
  allTime: 'Gesamter Zeitraum',
};
