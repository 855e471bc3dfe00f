import { expect, test } from 'vitest';
import { exampleCsv, readBatch } from './batch-rows.ts';

const only = (csv: string) => readBatch(csv).rows[0];

test('the example is right in every row', () => {
  const { rows, error } = readBatch(exampleCsv);
  expect(error).toBeUndefined();
  expect(rows.map(({ type, title, error: refused }) => [type, title, refused])).toEqual([
    ['link', 'example.com/menu', undefined],
    ['link', 'example.com/menu', undefined],
    ['text', 'Ring twice', undefined],
    ['phone', '+49 30 1234567', undefined],
    ['wifi', 'Acme Guest', undefined],
  ]);
  expect(rows[0]?.body).toMatchObject({ foreground: 'rgb(30,40,120)', name: 'Table 1' });
});

test('without a type a row is a link', () => {
  expect(only('data\nacme.com/menu')?.body).toMatchObject({ type: 'link', data: 'https://acme.com/menu' });
});

test('data with members is a JSON object or has columns of its own', () => {
  const json = only('type,data\nsms,"{""phone"":""+1 555"",""message"":""Hi""}"');
  const columns = only('type;phone;message\nsms;+1 555;Hi');
  expect(json?.body?.data).toEqual({ phone: '+1 555', message: 'Hi' });
  expect(columns?.body?.data).toEqual(json?.body?.data);
  expect(only('type,data\nemail,ada@acme.com')?.body?.data).toBe('ada@acme.com');
});

test.each([
  ['type,data\nlink,acme', 'data: Please enter a valid URL.'],
  ['type,data\nfax,1', 'type: fax isn’t supported. Use one of: text, vcard, link, email, phone, sms, wifi.'],
  ['type,data\nwifi,{ssid', 'data: this isn’t valid JSON.'],
  ['type,data,foreground\ntext,x,blueish', 'foreground: Enter a color such as rgb(27,27,25).'],
  ['type,ssid,encryption\nwifi,x,wpa', 'data.pass: Enter the network’s password, or choose no encryption.'],
])('a row that the service would refuse says which member and why: %j', (csv, error) => {
  expect(only(csv)).toMatchObject({ body: undefined, error });
});

test.each([
  ['', 'The file is empty.'],
  ['a,b\n1,2', /^Name the columns in the first line/],
  ['type,data\n', 'The file has no rows.'],
  [`data\n${'https://a.co\n'.repeat(1001)}`, 'The file has 1,001 rows. Import up to 1,000 at once.'],
])('a file of which nothing can be made says why', (csv, error) => {
  expect(readBatch(csv).error).toMatch(error);
});
