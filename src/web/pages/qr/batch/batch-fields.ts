import { type QrType, qrTypes } from '#contract/qr-data.ts';
import { csvLines } from '#web/lib/csv.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { contactMembers } from '#web/pages/qr/studio/qr-form.ts';

/** The columns of a file. Each type has some for its fields, beside `data`, which holds them all as text or as JSON. */

export const fieldsOf: Readonly<Record<QrType, readonly string[]>> = {
  link: ['url'],
  text: ['text'],
  phone: ['phone'],
  email: ['email', 'subject', 'body'],
  sms: ['phone', 'message'],
  wifi: ['ssid', 'encryption', 'pass', 'hidden'],
  vcard: contactMembers,
};

/** Types whose content is one text. */
export const isOneText = (type: QrType) => type === 'link' || type === 'text' || type === 'phone';

const [ofAll, ofDesign] = [
  ['type', 'name'],
  ['foreground', 'background', 'logo'],
];

const fields = [...new Set(qrTypes.flatMap((type) => fieldsOf[type]))];

export const columns: readonly string[] = [...ofAll, ...fields, ...ofDesign];

export const columnsUsed = (type: QrType, hasData: boolean): readonly string[] => [
  ...ofAll,
  ...ofDesign,
  'data',
  ...(hasData ? [] : fieldsOf[type]),
];

const { sample } = words;
const navy = '#1e2878';

const examples: readonly Readonly<Record<string, string>>[] = [
  { type: 'link', name: sample.table('1'), url: 'https://example.com/menu', foreground: navy },
  { type: 'link', name: sample.table('2'), url: 'https://example.com/menu?table=2', foreground: navy },
  { type: 'text', name: sample.door, text: sample.ring },
  { type: 'phone', name: sample.reception, phone: '+49 30 1234567' },
  { type: 'email', name: sample.bookings, email: 'ada@example.com', subject: sample.friday },
  { type: 'sms', name: sample.news, phone: '+49 30 1234567', message: sample.join },
  { type: 'wifi', name: sample.guests, ssid: sample.network, encryption: 'wpa', pass: sample.password },
  {
    type: 'vcard',
    name: sample.card,
    fname: 'Ada',
    lname: 'Lovelace',
    org: sample.company,
    email: 'ada@example.com',
    city: 'London',
  },
];

/** A row of each type, with a column for each field. */
export const exampleCsv = csvLines([columns, ...examples.map((row) => columns.map((column) => row[column]))]);
