import { inLanguage } from './in-language.ts';

/** The QR code of a link itself. */
export const linkQr = inLanguage('linkQr', {
  show: 'Show QR code',
  title: (name: string) => `QR code of “${name}”`,
  picture: (name: string) => `QR code of ${name}`,
  counted:
    'Always opens this link, even if you edit it after printing. Scans count as clicks from the source “QR code”.',
  notTold:
    'Always opens this link, even if you edit it after printing. This server counts scans as ordinary clicks.',
});
