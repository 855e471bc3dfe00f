import type { qrPage as english } from '#web/words/qr-page.ts';

export const qrPage: typeof english = {
  notLoaded: 'Dieser QR-Code konnte nicht geladen werden',
  partlyLoaded: 'Dieser QR-Code konnte nicht vollständig geladen werden',
  created: (date) => `Erstellt am ${date}`,
  dataAsOf: (time) => `Stand: ${time}`,
  redirectsTo: 'Leitet weiter zu',
  planEnded: (date) =>
    `Dein Tarif ist am ${date} abgelaufen. Vielleicht hat dieser Server seine QR-Codes abgeschaltet.`,
  planEnds: (date) =>
    `Dein Tarif läuft am ${date} ab. Vielleicht schaltet dieser Server gedruckte QR-Codes dann ab.`,
  contentUnknown: 'Dieser Server teilt nicht mit, was der Code enthält.',
  tooMuchForStatic: 'Zu viel Inhalt für einen statischen Code. Nutze den dynamischen.',
  openingCounts: 'Auch ein direkter Aufruf der URL zählt als Scan.',
  drawnFromUrl: 'Aus der URL erstellt, die dieser Server liefert. Teste ihn vor dem Druck.',
  imageAwaited: 'Bild des Servers wird gesucht …',
  serversImage: 'Dieses Bild kommt vom Server, der die URL des Codes nicht mitteilt.',
  logoNotLoaded:
    'Das Logo konnte nicht geladen werden: Sein Server verweigert den Zugriff, oder es ist kein PNG oder JPG. SVG-Dateien verweisen darauf. PNG, PDF und kopierte Bilder lassen es weg.',
  downloadSvg: 'SVG herunterladen',
  downloadPng: 'PNG herunterladen',
  downloadPdf: 'PDF herunterladen',
  downloadEps: 'EPS herunterladen',
  svg: 'SVG',
  png: 'PNG',
  pdf: 'PDF',
  eps: 'EPS',
  pixels: (size) => `${size} × ${size} Pixel`,
  copyImage: 'Bild kopieren',
  staticTitle: 'Dieser Code zählt keine Scans',
  staticText: 'Er ist statisch: Smartphones lesen den Inhalt aus dem Code selbst.',
  staticOrDynamic: 'Um Scans zu zählen, bearbeite ihn, wähle „Dynamisch“ und drucke ihn neu.',
  staticName: (name) => `${name} statisch`,
};
