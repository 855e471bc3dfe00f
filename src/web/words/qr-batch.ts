import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Creating many QR codes from a CSV file. */
export const qrBatch = inLanguage('qrBatch', {
  title: 'Import QR codes',
  createCount: (count: number) => plural(count, { one: 'Create # QR code', other: 'Create # QR codes' }),
  file: 'CSV file',
  fileText:
    'Name the columns in the first row. Each row needs a “type” and its fields: “url” for a link, “ssid” and “pass” for Wi-Fi. The example has all columns.',
  chooseFile: 'Choose CSV file',
  example: 'Download example',
  sample: {
    table: (number: string) => `Table ${number}`,
    door: 'Back door',
    ring: 'Ring twice',
    reception: 'Reception',
    bookings: 'Bookings',
    friday: 'A table for Friday',
    news: 'News',
    join: 'JOIN',
    guests: 'Guests',
    network: 'Acme Guest',
    password: 'correct horse',
    card: 'Business card',
    company: 'Acme Ltd',
  },
  paste: 'Or paste rows',
  review: 'You can review the rows before anything is created',
  wrongRows: (count: number) => plural(count, { one: '# row has an error', other: '# rows have an error' }),
  wrongRowsText: 'Fix the marked rows in the file, or continue without them.',
  nothingReady: 'There’s nothing to create',
  nothingReadyText: 'Each row has an error. Fix the marked rows in the file.',
  rows: 'Rows of the file',

  empty: 'The file is empty.',
  workbook: 'This is an Excel workbook. In Excel, save it as CSV UTF-8.',
  tooLarge: (most: string) => `The file is larger than ${most}. Split it.`,
  noColumns: 'Name the columns in the first row, such as type, url and name. The example has all columns.',
  noRows: 'The file has no rows.',
  unclosed: (line: number) => `The quotation mark in row ${line} is never closed. Add the missing one.`,
  tooMany: (rows: number, most: string) =>
    plural(rows, {
      one: `The file has # row. Import up to ${most} at once.`,
      other: `The file has # rows. Import up to ${most} at once.`,
    }),
  noType: (type: string, types: string) => `type: ${type} isn’t supported. Use one of: ${types}.`,
  columnTwice: (column: string) => `The column “${column}” appears twice. Rename or remove one.`,
  beyond: (fields: string) => `This row has more fields than columns: ${fields}.`,
  unused: (columns: string) => `Ready. This type doesn’t use: ${columns}.`,
  unknownColumns: (count: number) =>
    plural(count, { one: '# column won’t be used', other: '# columns won’t be used' }),
  unknownColumnsText: (columns: string) => `Unknown: ${columns}. The example has all columns.`,
  repeated: (count: number) =>
    plural(count, { one: '# row repeats an earlier one.', other: '# rows repeat an earlier one.' }),
  noJson: 'data: this isn’t valid JSON.',

  created: (count: number) => plural(count, { one: '# QR code created', other: '# QR codes created' }),
  wrong: (count: number) => plural(count, { one: '# row has an error.', other: '# rows have an error.' }),
  refused: (count: number) => plural(count, { one: '# row was refused.', other: '# rows were refused.' }),
  unclear: (count: number) =>
    plural(count, {
      one: '# row got no response. Check your list.',
      other: '# rows got no response. Check your list.',
    }),
  notMade: (count: number) =>
    plural(count, { one: '# row not created yet.', other: '# rows not created yet.' }),
  proceed: 'Continue',
  noPicture: (count: number) =>
    plural(count, {
      one: 'No image for # code: this server doesn’t provide its URL.',
      other: 'No image for # codes: this server doesn’t provide their URLs.',
    }),
  tooMuchForStatic: (count: number) =>
    plural(count, {
      one: '# code has too much content to be static.',
      other: '# codes have too much content to be static.',
    }),
  zip: 'Download ZIP',
  zipping: (done: number, total: number) => `${done} of ${total}`,
  formats: {
    svg: () => 'SVG',
    png: (width: number) => `PNG, ${width} pixels`,
    pdf: () => 'PDF',
  },
  unread: (count: number) =>
    plural(count, { one: '# code can’t be scanned', other: '# codes can’t be scanned' }),
  unreadText: (count: number) =>
    plural(count, {
      one: 'It’s marked below. Open it and increase the contrast before you print.',
      other: 'They’re marked below. Open them and increase the contrast before you print.',
    }),
  design: 'Design',
  designText: 'For all codes. Colors and logos in a row take precedence.',
  looksStayHere: 'This server saves only colors and the logo. Download the images here to keep the rest.',
  results: 'Download results',
  again: 'Import another file',

  line: 'Line',
  code: 'QR code',
  colors: 'Colors',
  ready: 'Ready',
  made: 'Created',
  unsent: 'Not sent',
  result: 'Result',
  url: 'URL',
  unsure: 'No response. Check your list to see if it was created.',
});
