import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Many QR codes from a CSV. */
export const qrBatch = inLanguage('qrBatch', {
  title: 'Import QR codes',
  create: 'Create QR codes',
  createCount: (count: number) => plural(count, { one: 'Create # QR code', other: 'Create # QR codes' }),
  file: 'CSV file',
  fileText:
    'Name the columns in the first line: type, data, name, foreground, background, logo. Content with several parts has a column for each, such as ssid, encryption and pass for Wi-Fi.',
  chooseFile: 'Choose CSV file',
  example: 'Download example',
  paste: 'Or paste rows',
  review: 'You can review the rows before anything is created.',
  wrongRows: (count: number) =>
    plural(count, { one: '# row will be skipped', other: '# rows will be skipped' }),
  wrongRowsText: 'Fix the marked rows in the file, or continue without them.',
  rows: 'Rows of the file',

  empty: 'The file is empty.',
  noColumns:
    'Name the columns in the first line: type, data, and optionally name, foreground, background, logo.',
  noRows: 'The file has no rows.',
  tooMany: (rows: number, most: string) =>
    plural(rows, {
      one: `The file has # row. Import up to ${most} at once.`,
      other: `The file has # rows. Import up to ${most} at once.`,
    }),
  noType: (type: string, types: string) => `type: ${type} isn’t supported. Use one of: ${types}.`,
  noJson: 'data: this isn’t valid JSON.',

  created: (count: number) => plural(count, { one: '# QR code created', other: '# QR codes created' }),
  refused: (count: number) => plural(count, { one: '# row was refused.', other: '# rows were refused.' }),
  unclear: (count: number) =>
    plural(count, {
      one: '# row got no response: check your list.',
      other: '# rows got no response: check your list.',
    }),
  notSent: (count: number) => plural(count, { one: '# row wasn’t sent.', other: '# rows weren’t sent.' }),
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
  results: 'Download results',
  again: 'Import another file',

  line: 'Line',
  code: 'QR code',
  colors: 'Colors',
  ready: 'Ready',
  made: 'Created',
  unsure: 'No response. Check your list to see if it was created.',
});
