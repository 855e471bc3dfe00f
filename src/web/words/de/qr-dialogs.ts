import type { qrDialogs as english } from '#web/words/qr-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const qrDialogs: typeof english = {
  viewDetails: 'Details anzeigen',
  deleted: 'QR-Code gelöscht',
  deleteTitle: (name) => `QR-Code „${name}“ löschen?`,
  deleteCode: 'QR-Code löschen',
  stops: 'Diese URL funktioniert dann nicht mehr, auch nicht auf gedruckten Codes:',
  neverScanned: 'Er wurde noch nie gescannt.',
  losesScans: (count) =>
    plural(count, {
      one: 'Die Statistik von # Scan wird gelöscht.',
      other: 'Die Statistik von # Scans wird gelöscht.',
    }),
  allStop: (codes) =>
    plural(codes, {
      one: 'Die URL funktioniert dann nicht mehr, auch nicht auf gedruckten Codes.',
      other: 'Die URLs funktionieren dann nicht mehr, auch nicht auf gedruckten Codes.',
    }),
  noneScanned: (codes) =>
    plural(codes, { one: 'Er wurde nie gescannt.', other: 'Keiner von ihnen wurde gescannt.' }),
};
