import type { linkQr as english } from '#web/words/link-qr.ts';

export const linkQr: typeof english = {
  show: 'QR-Code anzeigen',
  title: (name) => `QR-Code von „${name}“`,
  picture: (name) => `QR-Code von ${name}`,
  counted:
    'Öffnet immer diesen Link, auch wenn du ihn nach dem Druck bearbeitest. Scans zählen als Klicks mit der Quelle „QR\u2011Code“.',
  notTold:
    'Öffnet immer diesen Link, auch wenn du ihn nach dem Druck bearbeitest. Dieser Server zählt Scans wie andere Klicks.',
};
