import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { qrData } from '#contract/qr-data.ts';
import { prepareReaders, readTwice } from '#test/qr/read-codes.ts';
import { drawQr } from '#qr/draw.ts';
import { payloadOf } from '#qr/payload.ts';
import { isCoinAddress } from './crypto.ts';
import { type MoreContent, moreForms, moreOf } from './kinds.ts';
import { isIban } from './payment.ts';

beforeAll(prepareReaders);

const examples: [MoreContent, string][] = [
  [
    {
      kind: 'event',
      fields: {
        summary: 'Sommerfest; im Hof, ja',
        start: '2026-11-24T19:00',
        end: '2026-11-24T22:30',
        place: 'Marktplatz 1',
        note: 'Bring\nwas mit \\o/',
      },
    },
    'BEGIN:VEVENT\nSUMMARY:Sommerfest\\; im Hof\\, ja\nDTSTART:20261124T190000\nDTEND:20261124T223000\nLOCATION:Marktplatz 1\nDESCRIPTION:Bring\\nwas mit \\\\o/\nEND:VEVENT',
  ],
  [{ kind: 'location', fields: { latitude: '52.5163', longitude: '-13.3777' } }, 'geo:52.5163,-13.3777'],
  [
    { kind: 'whatsapp', fields: { phone: '+49301234567', message: 'Hallo & guten Tag 🙂' } },
    'https://wa.me/49301234567?text=Hallo%20%26%20guten%20Tag%20%F0%9F%99%82',
  ],
  [{ kind: 'app', fields: { store: 'apple', app: '284882215' } }, 'https://apps.apple.com/app/id284882215'],
  [
    { kind: 'app', fields: { store: 'google', app: 'org.example.app' } },
    'https://play.google.com/store/apps/details?id=org.example.app',
  ],
  [
    {
      kind: 'crypto',
      fields: {
        coin: 'bitcoin',
        address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
        amount: '20.3',
        label: 'Luke-Jr & co',
      },
    },
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr%20%26%20co',
  ],
  [
    {
      kind: 'crypto',
      fields: {
        coin: 'ethereum',
        address: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359',
        amount: '2.014',
        label: '',
      },
    },
    'ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359?value=2014000000000000000',
  ],
  [
    {
      kind: 'payment',
      fields: {
        payee: 'Wikimedia Fördergesellschaft',
        iban: 'DE33100205000001194700',
        bic: 'BFSWDE33BER',
        amount: '12.30',
        reference: 'Spende für Wikipedia',
      },
    },
    'BCD\n002\n1\nSCT\nBFSWDE33BER\nWikimedia Fördergesellschaft\nDE33100205000001194700\nEUR12.30\n\n\nSpende für Wikipedia',
  ],
];

const writtenBy = ({ kind, fields }: MoreContent) => {
  const form = moreForms[kind] as { type: 'link' | 'text'; write: (fields: unknown) => string };
  return { type: form.type, data: form.write(fields) };
};

test.each(examples)('content is written in the standard form and read back: %j', async (more, text) => {
  const content = writtenBy(more);
  expect(content.data).toBe(text);
  expect(qrData[content.type].safeParse(text).data).toBe(text);
  expect(moreOf(content)).toEqual(more);
  expect(await readTwice(drawQr(payloadOf(content)))).toEqual([text, text]);
});

test.each([
  ['text', 'geo:1,2?z=4'],
  ['text', 'BEGIN:VEVENT\nSUMMARY:A\nDTSTART:20261124T190000Z\nEND:VEVENT'],
  ['text', 'BCD\n001\n1\nSCT\n\nA\nDE33100205000001194700'],
  ['text', 'bitcoin:x?amount=1&lightning=y'],
  ['text', 'https://wa.me/49'],
  ['link', 'https://wa.me/49?text=a&x=1'],
  ['link', 'https://acme.com'],
] as const)('content that the form can’t reproduce is left alone: %s %j', (type, data) => {
  expect(moreOf({ type, data })).toBeUndefined();
});

test('texts of events and payments are read back unchanged', () => {
  const line = fc.string().map((text) => text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]/g, ''));
  fc.assert(
    fc.property(line, line, line, (summary, place, note) => {
      const fields = { summary, start: '2026-11-24T19:00', end: '', place, note };
      expect(moreForms.event.read(moreForms.event.write(fields))).toEqual(fields);
      const paid = {
        payee: summary,
        iban: 'DE33100205000001194700',
        bic: '',
        amount: '5.00',
        reference: place,
      };
      expect(moreForms.payment.read(moreForms.payment.write(paid))).toEqual(paid);
    }),
  );
});

test('IBANs and coin addresses are recognized by their format', () => {
  expect(['DE33 1002 0500 0001 1947 00', 'DE33100205000001194701', 'x'].map(isIban)).toEqual([
    true,
    false,
    false,
  ]);
  expect(isCoinAddress('bitcoin', '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W')).toBe(true);
  expect(isCoinAddress('ethereum', '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W')).toBe(false);
});
