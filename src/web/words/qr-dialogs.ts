import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Dialogs over the list of QR codes, or over one of them. */
export const qrDialogs = inLanguage('qrDialogs', {
  viewDetails: 'View details',
  deleted: 'QR code deleted',
  deleteTitle: (name: string) => `Delete QR code “${name}”?`,
  deleteCode: 'Delete QR code',
  stops: 'This URL will stop working, including in print:',
  neverScanned: 'It has never been scanned.',
  losesScans: (count: number) =>
    plural(count, {
      one: 'Statistics for # scan will be deleted.',
      other: 'Statistics for # scans will be deleted.',
    }),
  allStop: (codes: number) =>
    plural(codes, {
      one: 'Its URL will stop working, including in print.',
      other: 'Their URLs will stop working, including in print.',
    }),
  noneScanned: (codes: number) =>
    plural(codes, { one: 'It has never been scanned.', other: 'None of them have been scanned.' }),
});
