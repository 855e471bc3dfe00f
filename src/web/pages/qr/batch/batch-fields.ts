import type { QrType } from '#contract/qr-data.ts';
import type { MoreKind } from '#qr/more/kinds.ts';
import { csvLines } from '#web/lib/csv.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrMore } from '#web/words/qr-more.ts';
import { contactMembers, emptyQr } from '#web/pages/qr/studio/qr-form.ts';

/**
 * The columns of a file. Each type has columns for its fields. Alternatively, `data` holds all fields as text or JSON.
 */

export const fieldsOf: Readonly<Record<QrType | MoreKind, readonly string[]>> = {
  link: ['url'],
  text: ['text'],
  phone: ['phone'],
  email: ['email', 'subject', 'body'],
  sms: ['phone', 'message'],
  wifi: ['ssid', 'encryption', 'pass', 'hidden'],
  vcard: contactMembers,
  event: Object.keys(emptyQr.content.event),
  location: Object.keys(emptyQr.content.location),
  whatsapp: Object.keys(emptyQr.content.whatsapp),
  app: Object.keys(emptyQr.content.app),
  crypto: Object.keys(emptyQr.content.crypto),
  payment: Object.keys(emptyQr.content.payment),
};

export const batchTypes = Object.keys(fieldsOf) as (QrType | MoreKind)[];

/** Whether the type's content is a single text. */
export const isOneText = (type: QrType) => type === 'link' || type === 'text' || type === 'phone';

const [ofAll, ofDesign] = [
  ['type', 'name'],
  ['foreground', 'background', 'logo'],
];

const fields = [...new Set(batchTypes.flatMap((type) => fieldsOf[type]))];

export const columns: readonly string[] = [...ofAll, ...fields, ...ofDesign];

export const columnsUsed = (type: QrType | MoreKind, hasData: boolean): readonly string[] => [
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
  { type: 'event', name: qrMore.event, summary: qrMore.sample.party, start: '2027-06-19T18:00' },
  { type: 'location', name: qrMore.sample.square, latitude: '51.5072', longitude: '-0.1276' },
  { type: 'whatsapp', name: qrMore.whatsapp, phone: '+49 30 1234567', message: qrMore.sample.hello },
  { type: 'app', name: qrMore.app, store: 'apple', app: '284882215' },
  {
    type: 'crypto',
    name: qrMore.crypto,
    coin: 'bitcoin',
    address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
    amount: '0.01',
  },
  {
    type: 'payment',
    name: sample.company,
    payee: sample.company,
    iban: 'DE33100205000001194700',
    amount: '12.30',
    reference: qrMore.sample.invoice,
  },
];

/** A row of each type, with a column for each field. */
export const exampleCsv = csvLines([columns, ...examples.map((row) => columns.map((column) => row[column]))]);
