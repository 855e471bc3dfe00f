import type { linkQr as english } from '#web/words/link-qr.ts';

export const linkQr: typeof english = {
  show: 'QR-Code anzeigen',
  title: (name) => `QR-Code von ${name}`,
  picture: (name) => `QR-Code von ${name}`,
  counted:
    'Folgt dem Link mit allen Optionen, auch wenn du sie nach dem Druck bearbeitest. Seine Scans zählen als Klicks des Links, mit der Quelle „QR-Code“.',
  notTold:
    'Folgt dem Link, auch wenn du ihn nach dem Druck bearbeitest. Dieser Server zählt Scans wie andere Klicks.',
};
