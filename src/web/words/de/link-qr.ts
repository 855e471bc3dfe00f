import type { linkQr as english } from '#web/words/link-qr.ts';

export const linkQr: typeof english = {
  show: 'QR-Code anzeigen',
  title: (name) => `QR-Code von ${name}`,
  picture: (name) => `QR-Code von ${name}`,
  counted:
    'Öffnet diesen Link, auch mit Änderungen nach dem Druck. Scans zählen als Klicks mit der Quelle „QR-Code“.',
  notTold:
    'Öffnet diesen Link, auch mit Änderungen nach dem Druck. Dieser Server zählt Scans wie andere Klicks.',
};
