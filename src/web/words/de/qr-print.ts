import type { qrPrint as english } from '#web/words/qr-print.ts';
import { plural } from '#web/words/language.ts';

export const qrPrint: typeof english = {
  title: 'QR-Codes drucken',
  print: 'Drucken',
  size: 'Größe in mm',
  sizeError: (least, most) => `Gib eine Größe von ${least} bis ${most} mm ein.`,
  tooSmall: (least) => `Unter ${least} mm verwischt ein Drucker mit 300 dpi den Code.`,
  sizeHint: 'Einschließlich Rand',
  copies: 'Exemplare',
  copiesError: (most) => `Gib eine Zahl von 1 bis ${most} ein.`,
  paper: 'Papier',
  usLetter: 'US Letter',
  names: 'Namen drucken',
  summary: (codes, sheets, perSheet) =>
    `${plural(codes, { one: '# Code', other: '# Codes' })} auf ${plural(sheets, { one: '# Blatt', other: '# Blättern' })}, bis zu ${perSheet} je Blatt. Lass die Skalierung im Druckdialog auf 100 %.`,
  fixFirst: 'Korrigiere zuerst die markierten Felder.',
};
