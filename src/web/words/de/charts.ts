import type { charts as english } from '#web/words/charts.ts';

export const charts: typeof english = {
  table: 'Tabelle',
  tableOf: (label) => `${label}: Tabelle`,
  csv: 'CSV',
  png: 'PNG',
  downloadCsv: (title) => `${title} als CSV herunterladen`,
  downloadPng: (title) => `${title} als PNG herunterladen`,
  notSaved: 'Die Datei konnte nicht erstellt werden',
  legend: 'Legende',
  colors: 'Farben',
  none: 'Keine',
  picture: (label) => `${label}: Diagramm`,
  chart: (label) => `${label}: Diagramm. Mit den Pfeiltasten die Werte lesen.`,
  map: (label) => `${label}: Karte. Mit den Pfeiltasten die Länder lesen.`,
  hours: (label) => `${label}: Heatmap. Mit den Pfeiltasten die Stunden lesen.`,
  tooSmall: (countries) => `Zu klein für die Karte: ${countries}`,
};
