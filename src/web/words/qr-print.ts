import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Printing QR codes on sheets. */
export const qrPrint = inLanguage('qrPrint', {
  title: 'Print QR codes',
  print: 'Print',
  size: 'Size in mm',
  sizeError: (least: number, most: number) => `Enter a size from ${least} to ${most} mm.`,
  tooSmall: (least: number) => `Below ${least} mm, a 300 dpi printer blurs the code.`,
  sizeHint: 'Including the margin',
  copies: 'Copies',
  copiesError: (most: number) => `Enter a number from 1 to ${most}.`,
  paper: 'Paper',
  usLetter: 'US Letter',
  names: 'Print names',
  summary: (codes: number, sheets: number, perSheet: number) =>
    `${plural(codes, { one: '# code', other: '# codes' })} on ${plural(sheets, { one: '# sheet', other: '# sheets' })}, up to ${perSheet} per sheet. Keep your browser’s print scale at 100%.`,
  fixFirst: 'Fix the marked fields first.',
});
