import { expect, test } from 'vitest';
import { payloadOf, scanOf, vcardOf } from './payload.ts';

test('texts and links are embedded unchanged', () => {
  expect(payloadOf({ type: 'text', data: 'Grüße;\n"x"' })).toBe('Grüße;\n"x"');
  expect(payloadOf({ type: 'link', data: 'https://example.com/?a=b&c=d#e' })).toBe(
    'https://example.com/?a=b&c=d#e',
  );
});

test('special characters of a Wi-Fi name and password are escaped', () => {
  expect(
    payloadOf({ type: 'wifi', data: { ssid: 'Café; "3,5" \\ a:b', encryption: 'wpa', pass: 'p;a,s:s\\"' } }),
  ).toBe('WIFI:T:WPA;S:Café\\; \\"3\\,5\\" \\\\ a\\:b;P:p\\;a\\,s\\:s\\\\\\";;');
});

test('an open, hidden Wi-Fi network has no password', () => {
  expect(
    payloadOf({ type: 'wifi', data: { ssid: 'guest', encryption: 'nopass', pass: 'unused', hidden: true } }),
  ).toBe('WIFI:T:nopass;S:guest;H:true;;');
});

test('an e-mail is percent-encoded, with line breaks as CRLF', () => {
  expect(
    payloadOf({
      type: 'email',
      data: { email: 'a+b@example.com', subject: 'A & B = 100 %?', body: 'Hi,\nüber #1' },
    }),
  ).toBe(
    'mailto:a%2Bb@example.com?subject=A%20%26%20B%20%3D%20100%20%25%3F&body=Hi%2C%0D%0A%C3%BCber%20%231',
  );
  expect(payloadOf({ type: 'email', data: 'ada@example.com' })).toBe('mailto:ada@example.com');
});

test('phone numbers lose their separators but keep their plus sign', () => {
  expect(payloadOf({ type: 'phone', data: '+49 (30) 123-45/67' })).toBe('tel:+49301234567');
  expect(payloadOf({ type: 'phone', data: '030 1234' })).toBe('tel:0301234');
});

test('a text message keeps its colons', () => {
  const content = { type: 'sms', data: { phone: '+1 555 0100', message: 'Code: 1:2; ok?' } } as const;
  expect(payloadOf(content)).toBe('SMSTO:+15550100:Code: 1:2; ok?');
  expect(scanOf(content)).toEqual({
    does: 'redirect',
    to: 'sms:+15550100?body=Code%3A%201%3A2%3B%20ok%3F',
  });
});

test('a contact becomes an escaped vCard 3.0 with CRLF', () => {
  const vcard = vcardOf({
    fname: 'Ada',
    lname: 'King; Lovelace',
    org: 'Analytical, Engines',
    phone: '+44 20 7946 0000',
    email: 'ada@example.com',
    site: 'https://example.com/a;b,c',
    street: '12 St James\\s Sq.',
    city: 'London',
    country: 'UK',
    note: 'first\nsecond',
  });
  expect(vcard.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:King\\; Lovelace;Ada;;;',
    'FN:Ada King\\; Lovelace',
    'ORG:Analytical\\, Engines',
    'TEL;TYPE=WORK,VOICE:+442079460000',
    'EMAIL;TYPE=INTERNET:ada@example.com',
    'URL:https://example.com/a;b,c',
    'ADR;TYPE=WORK:;;12 St James\\\\s Sq.;London;;;UK',
    'NOTE:first\\nsecond',
    'END:VCARD',
  ]);
});

test('a given vCard keeps its lines, which then end in CRLF', () => {
  const given = 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\r\nEND:VCARD';
  expect(scanOf({ type: 'vcard', data: given })).toEqual({
    does: 'download',
    vcard: 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD',
  });
});

test('a scanned text is shown, and a scanned link redirects', () => {
  const text = { type: 'text', data: 'Hello' } as const;
  expect(scanOf(text)).toEqual({ does: 'show', content: text });
  expect(scanOf({ type: 'link', data: 'https://example.com' })).toEqual({
    does: 'redirect',
    to: 'https://example.com',
  });
});
