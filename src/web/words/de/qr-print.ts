import type { qrPrint as english } from '#web/words/qr-print.ts';
import { plural } from '#web/words/language.ts';

export const qrPrint: typeof english = {
  title: 'QR-Codes drucken',
  print: 'Drucken',
  size: 'Größe in mm',
  sizeError: (least, most) => `Gib eine Größe von ${least} bis ${most} mm ein.`,
  tooSmall: (least) => `Unter ${least} mm verwischt ein Drucker mit 300 dpi den Code`,
  sizeHint: 'Einschließlich Rand',
  copies: 'Exemplare',
  copiesError: (most) => `Gib eine Zahl von 1 bis ${most} ein.`,
  paper: 'Papier',
  usLetter: 'US Letter',
  names: 'Namen drucken',
  summary: (codes, sheets, perSheet) =>
    `${plural(codes, { one: '# Code', other: '# Codes' })} auf ${plural(sheets, { one: '# Blatt', other: '# Blättern' })}, bis zu ${perSheet} je Blatt. Lass die Skalierung im Druckdialog auf 100 %.`,
  plainPaper: 'Normales Papier',
  cutPaper: 'Papier zum Schneiden, A4',
  labels: 'Etiketten',
  labelSize: (width, height) => `${width} × ${height} mm`,
  perSheet: (count) => `${count} je Blatt`,
  startAt: 'Ab Etikett',
  startHint: 'Für angebrochene Bogen',
  startError: (most) => `Gib eine Zahl von 1 bis ${most} ein.`,
  fill: 'Hintergrund',
  fillHint: 'Anschnitt braucht Abstand zwischen den Etiketten',
  bleed: (millimetres) =>
    millimetres === ''
      ? 'Nur der Code'
      : millimetres === '0'
        ? 'Ganzes Etikett'
        : `Ganzes Etikett, ${millimetres} mm Anschnitt`,
  cutMarks: 'Schnittmarken im Rand',
  savePdf: 'PDF herunterladen',
  unread: (count) =>
    plural(count, {
      one: '# Code lässt sich nicht scannen',
      other: '# Codes lassen sich nicht scannen',
    }),
  faint: (count) =>
    plural(count, {
      one: '# Code hat für viele Kameras zu wenig Kontrast',
      other: '# Codes haben für viele Kameras zu wenig Kontrast',
    }),
  tooSmallAt: (count, side) =>
    plural(count, {
      one: `Zu klein zum Scannen bei ${side} mm`,
      other: `# Codes sind zu klein zum Scannen bei ${side} mm`,
    }),
  smallest: (names, side) => `${names}: mindestens ${side} mm`,
  others: (count) => `${count} mehr`,
  useFormat: (name) => `${name} verwenden`,
  withoutNames: 'Namen weglassen',
  loaded: (done, total) => `${done} von ${total} geladen`,
  missing: (count) =>
    plural(count, {
      one: 'Dieser Server teilt nicht mit, wie # Code aussieht.',
      other: 'Dieser Server teilt nicht mit, wie # Codes aussehen.',
    }),
  fixFirst: 'Korrigiere zuerst die markierten Felder.',
};
