import { inLanguage } from './in-language.ts';

/** The QR code of a link itself. */
export const linkQr = inLanguage('linkQr', {
  show: 'Show QR code',
  title: (name: string) => `QR code of ${name}`,
  picture: (name: string) => `QR code of ${name}`,
  counted:
    'Follows the link with all its options, also when you edit them after printing. Its scans count as clicks of the link, from the source “QR code”.',
  notTold:
    'Follows the link, also when you edit it after printing. This server counts its scans as clicks like any other.',
});
