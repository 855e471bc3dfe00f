import { expect, test } from 'vitest';
import { batchTypes, exampleCsv } from './batch-fields.ts';
import { readBatch } from './batch-rows.ts';

const only = (csv: string) => readBatch(csv).rows[0];

test('the example file has a valid row of each type', () => {
  const { rows, error, unknown } = readBatch(exampleCsv);
  expect([error, unknown]).toEqual([undefined, []]);
  expect(rows.map((row) => [row.error, row.unused])).toEqual(rows.map(() => [undefined, []]));
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(batchTypes));
  expect(rows[0]).toMatchObject({
    title: 'example.com/menu',
    body: { foreground: 'rgb(30,40,120)', name: 'Table 1' },
  });
});

test('unknown and duplicate columns, unused and surplus cells are reported', () => {
  const { rows, unknown } = readBatch('type,url,ssid,price\nlink,acme.com,Guests,5\nlink,acme.com,,,lost');
  expect(unknown).toEqual(['price']);
  expect(rows[0]).toMatchObject({ unused: ['ssid'], body: { data: 'https://acme.com' } });
  expect(rows[1]).toMatchObject({ body: undefined, error: expect.stringContaining('lost') });
  expect(readBatch('url,url\na,b').error).toMatch(/“url”/);
});

test('rows that repeat an earlier one are counted, unless they are invalid', () => {
  expect(readBatch('url,name\nacme.com,A\nacme.com,A\nacme.com,B\nacme.com,A\nx,\nx,').repeated).toBe(2);
});

test('a row without a type is a link', () => {
  expect(only('data\nacme.com/menu')?.body).toMatchObject({ type: 'link', data: 'https://acme.com/menu' });
});

test('data with members is read from a JSON object or from separate columns', () => {
  const json = only('type,data\nsms,"{""phone"":""+1 555"",""message"":""Hi""}"');
  const columns = only('type;phone;message\nsms;+1 555;Hi');
  expect(json?.body?.data).toEqual({ phone: '+1 555', message: 'Hi' });
  expect(columns?.body?.data).toEqual(json?.body?.data);
  expect(only('type,data\nemail,ada@acme.com')?.body?.data).toBe('ada@acme.com');
});

test('a location becomes a text with a geo: URI, and a WhatsApp number is validated', () => {
  expect(only('type,latitude,longitude\nlocation,"52,5",-1')?.body).toMatchObject({
    type: 'text',
    data: 'geo:52.5,-1',
  });
  expect(only('type,phone\nwhatsapp,49 30 1')?.error).toMatch(/^phone: Start with/);
});

test.each([
  ['type,url\nlink,acme', 'url: Please enter a valid URL.'],
  ['type,data\nlink,acme', 'data: Please enter a valid URL.'],
  ['type,name\nlink,Poster', 'url: Please enter a valid URL.'],
  ['type,name,data\nlink,Poster,', 'data: Please enter a valid URL.'],
  ['type,latitude,longitude\nlocation,95,1', 'latitude: Enter a number from −90 to 90.'],
  ['type,payee,iban\npayment,Acme,DE1', 'iban: Enter a valid IBAN.'],
  [
    'type,data\nfax,1',
    'type: fax isn’t supported. Use one of: link, text, phone, email, sms, wifi, vcard, event, location, whatsapp, app, crypto, payment.',
  ],
  ['type,data\nwifi,{ssid', 'data: this isn’t valid JSON.'],
  ['type,data,foreground\ntext,x,blueish', 'foreground: Enter a color such as #1b1b19.'],
  ['type,ssid,name\nwifi,,No network', 'ssid: The network name is missing.'],
  ['type,ssid,encryption\nwifi,x,wpa', 'pass: Enter the network’s password, or choose no encryption.'],
])('an invalid row is refused with the member and the reason: %j', (csv, error) => {
  expect(only(csv)).toMatchObject({ body: undefined, error });
});

test.each([
  ['', 'The file is empty.'],
  ['a,b\n1,2', /^Name the columns in the first row/],
  ['type,data\n', 'The file has no rows.'],
  [
    'type,name,url\nlink,A,a.co\nlink,"B,b.co\nlink,C,c.co',
    'The quotation mark in row 3 is never closed. Add the missing one.',
  ],
  [`data\n${'https://a.co\n'.repeat(1001)}`, 'The file has 1,001 rows. Import up to 1,000 at once.'],
])('a file that can’t be imported is refused with the reason', (csv, error) => {
  expect(readBatch(csv).error).toMatch(error);
});

test('an invalid row is titled with what was typed', () => {
  expect(only('type,url\nlink,not an address')).toMatchObject({
    title: 'not an address',
    body: undefined,
  });
});
