import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  cutouts,
  eyeBalls,
  eyeFrames,
  frameKinds,
  levels,
  moduleShapes,
  type QrLook,
} from '#contract/qr-look.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { scanMe } from '#test/qr/outlines.ts';
import { pairsOf } from '#test/qr/pairs.ts';
import { drawnByEps, drawnByPdf } from '#test/qr/print-reader.ts';
import { difference, prepareReaders, rasterised, readTwice as read } from '#test/qr/read-codes.ts';
import { drawPlan, drawQr } from './draw.ts';
import { epsOf } from './eps.ts';
import { pageOf } from './page.ts';
import { payloadOf } from './payload.ts';
import { pdfOf } from './pdf.ts';
import { planQr, TextTooLongForQr } from './plan.ts';

beforeAll(prepareReaders);

/** A picture that covers what is under it. */
const logo = `data:image/png;base64,${new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="red"/></svg>').render().asPng().toString('base64')}`;

const contents: QrContent[] = [
  { type: 'text', data: 'Grüße, 世界! 👋 \\ ; , : " <&>\nzweite Zeile' },
  { type: 'link', data: 'https://example.com/päth?q=a b&x=%20;#f' },
  { type: 'email', data: { email: 'a+b@example.com', subject: 'Ä & B?', body: 'one\ntwo' } },
  { type: 'phone', data: '+49 30 1234567' },
  { type: 'sms', data: { phone: '+15550100', message: 'Ja: um 8; ok, "bis" dann 🙂' } },
  { type: 'wifi', data: { ssid: 'Café; "3,5"', encryption: 'wpa', pass: 'p\\a;s:s,w"', hidden: true } },
  { type: 'vcard', data: { fname: 'Zoë', lname: 'Ångström; Jr.', note: 'a\nb, c', org: 'Ö & Co' } },
];

const inks = { foreground: 'rgb(30,40,120)', background: 'rgb(255,250,230)' };

/** Every pair of these values occurs in at least one row. */
const rows = pairsOf({
  content: contents,
  modules: moduleShapes,
  eyeFrame: eyeFrames,
  eyeBall: eyeBalls,
  gradient: [
    undefined,
    { kind: 'linear', to: 'rgb(140,20,60)', angle: 45 },
    { kind: 'radial', to: 'rgb(0,90,60)' },
  ],
  eyeColor: [undefined, 'rgb(120,20,20)'],
  ballColor: [undefined, 'rgb(20,80,20)'],
  transparent: [undefined, true],
  cutout: [undefined, ...cutouts],
  logoSize: [undefined, 10, 26],
  logoPadding: [undefined, 0, 1],
  frame: [undefined, ...frameKinds],
  margin: [undefined, 1, 2, 8],
  correction: [undefined, ...levels],
  width: [420, 600, 1000],
});

/** Without a cutout there is no logo. With one, the logo determines the correction level. */
const designOf = ({
  content: _content,
  width: _width,
  frame,
  correction,
  cutout,
  ...look
}: (typeof rows)[number]) => ({
  ...inks,
  ...(cutout && { logo }),
  look: {
    ...look,
    cutout,
    ...(frame && { frame: { kind: frame, text: 'SCAN ME', outline: scanMe } }),
    correction: cutout ? undefined : correction,
  } satisfies QrLook,
});

const nameOf = ({ content, ...row }: (typeof rows)[number]) => JSON.stringify({ type: content.type, ...row });

/** The width shows every module. Page heights are rounded. */
function differenceOf(one: string, other: string): number {
  const [first, second] = [rasterised(one, 240), rasterised(other, 240)];
  expect(Math.abs(first.height - second.height)).toBeLessThanOrEqual(1);
  return difference(first, second);
}

describe('with every pair of design options', () => {
  test('a code is read by two decoders', async () => {
    const unread: string[] = [];
    for (const row of rows) {
      const payload = payloadOf(row.content);
      const found = await read(drawQr(payload, designOf(row)), row.width);
      if (found.some((text) => text !== payload)) unread.push(`${JSON.stringify(found)} ${nameOf(row)}`);
    }
    expect(unread).toEqual([]);
  });

  test('the print looks like the screen, in PDF and EPS', async () => {
    // A page has its own size, so the picture's size doesn't matter.
    const printed = rows.filter((_, at) => at % 3 === 0);
    for (const row of printed) {
      const { logo: _logo, ...design } = designOf(row);
      const plan = planQr(payloadOf(row.content), design);
      const screen = drawPlan(plan).replaceAll(' shape-rendering="crispEdges"', '');
      const pdf = await pdfOf([pageOf(plan, 50)], 'x', deflateSync);
      expect(differenceOf(screen, drawnByPdf(pdf)), nameOf(row)).toBeLessThan(0.004);
      expect(differenceOf(screen, drawnByEps(epsOf(plan, 50, 'x'))), nameOf(row)).toBeLessThan(0.004);
    }
  });

  test('every path consists of plain, finite numbers', () => {
    for (const row of rows)
      for (const { path } of planQr('x', designOf(row)).marks)
        expect(path).not.toMatch(/NaN|undefined|e-|Infinity/);
  });
});

const tracked = 'https://go.example.com/qr/Ab3dE5fG';

test('a long text is read in every shape', async () => {
  const text = 'Ä quick brown fox; '.repeat(45).trim();
  for (const modules of moduleShapes)
    expect(await read(drawQr(text, { look: { modules } }), 1200)).toEqual([text, text]);
});

test('an overlaid logo gets the space and error correction of a drawn one', () => {
  const laid = planQr(tracked, { logoPlace: true });
  const drawn = planQr(tracked, { logo });
  expect(laid).toEqual({ ...drawn, logo: { ...drawn.logo, address: undefined } });
  expect(drawQr(tracked, { logoPlace: true })).not.toContain('<image');
});

test('any text that fits is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), async (text) => {
      // All text readers drop a byte order mark on its own.
      fc.pre(text.trim() !== '' && !text.includes('\ufeff'));
      const [, zxing] = await read(drawQr(text));
      expect(zxing).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a small image of a code with a logo is read', async () => {
  expect(await read(drawQr(tracked, { logo }), 140)).toEqual([tracked, tracked]);
});

test('colors, frame texts and logo addresses are escaped', () => {
  const svg = drawQr('x', {
    foreground: '"/><script>',
    background: "'&",
    look: { frame: { kind: 'bar', text: '</title><script>' } },
    logo: 'https://e.com/"<>&\u0000',
  });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('href="https://e.com/&quot;&lt;&gt;&amp;"');
  expect(() => new Resvg(drawQr('x', { logo: '"\'<>&' }))).not.toThrow();
});

test('the quiet zone is four modules by default', () => {
  expect(drawQr('x')).toContain('viewBox="0 0 29 29"');
  expect(drawQr('x', { look: { margin: 0 } })).toContain('viewBox="0 0 21 21"');
});

test('a text too long for a QR code is refused', () => {
  expect(() => drawQr('ä'.repeat(2000))).toThrow(TextTooLongForQr);
});
