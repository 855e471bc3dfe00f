import { inLanguage } from './in-language.ts';

export const charts = inLanguage('charts', {
  table: 'Table',
  tableOf: (label: string) => `${label}: table`,
  csv: 'CSV',
  png: 'PNG',
  downloadCsv: (title: string) => `Download ${title} as CSV`,
  downloadPng: (title: string) => `Download ${title} as PNG`,
  notSaved: 'Couldn’t create the file',
  legend: 'Legend',
  colors: 'Colors',
  none: 'None',
  picture: (label: string) => `${label}: chart`,
  chart: (label: string) => `${label}: chart. Use the arrow keys to read the values.`,
  map: (label: string) => `${label}: map. Use the arrow keys to read the countries.`,
  hours: (label: string) => `${label}: heat map. Use the arrow keys to read the hours.`,
  tooSmall: (countries: string) => `Too small for the map: ${countries}`,
});
