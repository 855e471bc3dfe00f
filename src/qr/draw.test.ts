import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import decodeQr from 'qr/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { QrContent } from '#contract/qr-data.ts';
import { drawQr } from './draw.ts';
import { payloadOf } from './payload.ts';
import { type Design, levels, planQr, TooMuchForQr } from './plan.ts';
import { shapes } from './shapes.ts';

function rasterise(svg: string, width = 600) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.pixels) };
}

beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  });
});

/** What two decoders that know nothing of each other read in a picture. */
async function read(svg: string, width?: number): Promise<[string | undefined, string | undefined]> {
  const image = rasterise(svg, width);
  const [found] = await readBarcodes(image as ImageData, { formats: ['QRCode'] });
  return [decodeQr(image), found?.text];
}

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

const designs: [name: string, design: Design][] = [
  ['in black and white', {}],
  ['in colors', { foreground: 'rgb(30,40,120)', background: 'rgb(255,250,230)' }],
  ['with a logo', { logo }],
  ['in dots', { shape: 'dots' }],
  ['in dots with a logo', { shape: 'dots', logo, foreground: 'rgb(120,20,60)' }],
  ['rounded', { shape: 'rounded' }],
  ['rounded with a logo', { shape: 'rounded', logo, background: 'rgb(232,244,237)' }],
  ['with a narrow margin', { margin: 2 }],
  ['with a wide margin', { margin: 10, shape: 'rounded' }],
];

describe.each(designs)('%s', (_, design) => {
  test.each(contents)('$type is read back by two decoders', async (content) => {
    const payload = payloadOf(content);
    expect(await read(drawQr(payload, design))).toEqual([payload, payload]);
  });
});

const tracked = 'https://go.example.com/qr/Ab3dE5fG';

describe.each(shapes)('a tracked code in the shape %s', (shape) => {
  test.each(levels)('is read at correction %s', async (errorCorrection) => {
    expect(await read(drawQr(tracked, { shape, errorCorrection }))).toEqual([tracked, tracked]);
  });

  test('is read at every margin that is offered', async () => {
    for (const margin of [1, 2, 4, 6, 8]) {
      expect(await read(drawQr(tracked, { shape, margin }))).toEqual([tracked, tracked]);
    }
  });

  test('is drawn in one unbroken path', () => {
    const { path } = planQr(tracked, { shape });
    expect(path).not.toMatch(/NaN|undefined|e-/);
    expect(path.match(/M/g)?.length).toBe(path.match(/z/g)?.length);
  });
});

test('a long text is read in every shape', async () => {
  const text = 'Ä quick brown fox; '.repeat(45).trim();
  for (const shape of shapes) expect(await read(drawQr(text, { shape }), 1200)).toEqual([text, text]);
});

test('the place of a logo that is laid over is left free, at the same correction as with one drawn', () => {
  const laid = planQr(tracked, { logoPlace: true });
  const drawn = planQr(tracked, { logo });
  expect(laid).toEqual({ ...drawn, logo: { ...drawn.logo, address: undefined } });
  expect(drawQr(tracked, { logoPlace: true })).not.toContain('<image');
});

test('any text that fits is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), async (text) => {
      // Alone, a byte order mark is dropped by every reader of text.
      fc.pre(text.trim() !== '' && !text.includes('\ufeff'));
      const [, zxing] = await read(drawQr(text));
      expect(zxing).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a code that a phone photographs from afar is still read with its logo', async () => {
  expect(await read(drawQr(tracked, { logo }), 140)).toEqual([tracked, tracked]);
});

test('values are escaped', () => {
  const svg = drawQr('x', { foreground: '"/><script>', background: "'&", logo: 'https://e.com/"<>&\u0000' });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('href="https://e.com/&quot;&lt;&gt;&amp;"');
  expect(() => new Resvg(drawQr('x', { logo: '"\'<>&' }))).not.toThrow();
});

test('the quiet zone is four modules unless asked for', () => {
  expect(drawQr('x')).toContain('viewBox="0 0 29 29"');
  expect(drawQr('x', { margin: 0 })).toContain('viewBox="0 0 21 21"');
});

test('what no code can hold is refused as such', () => {
  expect(() => drawQr('ä'.repeat(2000))).toThrow(TooMuchForQr);
});
