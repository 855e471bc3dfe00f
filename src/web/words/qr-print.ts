import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Printing QR codes on sheets. */
export const qrPrint = inLanguage('qrPrint', {
  title: 'Print QR codes',
  print: 'Print',
  size: 'Size in mm',
  sizeError: (least: number, most: number) => `Enter a size from ${least} to ${most} mm.`,
  tooSmall: (least: number) => `Below ${least} mm, a 300 dpi printer blurs the code`,
  sizeHint: 'Including the margin',
  copies: 'Copies',
  copiesError: (most: number) => `Enter a number from 1 to ${most}.`,
  paper: 'Paper',
  usLetter: 'US Letter',
  names: 'Print names',
  summary: (codes: number, sheets: number, perSheet: number) =>
    `${plural(codes, { one: '# code', other: '# codes' })} on ${plural(sheets, { one: '# sheet', other: '# sheets' })}, up to ${perSheet} per sheet. Keep the print scale at 100%.`,
  plainPaper: 'Plain paper',
  cutPaper: 'Plain paper to cut, A4',
  labels: 'Labels',
  labelSize: (width: string, height: string) => `${width} × ${height} mm`,
  perSheet: (count: number) => `${count} per sheet`,
  startAt: 'Start at label',
  startHint: 'For sheets with labels already used',
  startError: (most: number) => `Enter a number from 1 to ${most}.`,
  fill: 'Background',
  fillHint: 'Bleed needs gaps between labels',
  bleed: (millimetres: '' | '0' | '1' | '2' | '3') =>
    millimetres === ''
      ? 'Code only'
      : millimetres === '0'
        ? 'Whole label'
        : `Whole label, ${millimetres} mm bleed`,
  cutMarks: 'Cut marks in the margins',
  savePdf: 'Download PDF',
  unread: (count: number) =>
    plural(count, { one: '# code can’t be scanned', other: '# codes can’t be scanned' }),
  faint: (count: number) =>
    plural(count, {
      one: '# code has too little contrast for many cameras',
      other: '# codes have too little contrast for many cameras',
    }),
  tooSmallAt: (count: number, side: number) =>
    plural(count, {
      one: `Too small to scan at ${side} mm`,
      other: `# codes are too small to scan at ${side} mm`,
    }),
  smallest: (names: string, side: number) => `${names}: at least ${side} mm`,
  others: (count: number) => `${count} more`,
  useFormat: (name: string) => `Use ${name}`,
  withoutNames: 'Leave out names',
  loaded: (done: number, total: number) => `${done} of ${total} loaded`,
  missing: (count: number) =>
    plural(count, {
      one: 'This server doesn’t share what # code looks like.',
      other: 'This server doesn’t share what # codes look like.',
    }),
  fixFirst: 'Fix the marked fields first.',
});
