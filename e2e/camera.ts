import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import decodeQr from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const loaded = readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
  ({ buffer, byteOffset, byteLength }) =>
    prepareZXingModule({
      overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) },
      fireImmediately: true,
    }),
);

/** Returns what two independent decoders read in a downloaded picture. Throws if they differ. */
export async function read(svg: string): Promise<string> {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render();
  const image = { width, height, data: new Uint8ClampedArray(pixels) };
  await loaded;
  const [found] = await readBarcodes(image as ImageData, { formats: ['QRCode'] });
  const texts = [decodeQr(image), found?.text ?? 'nothing'];
  if (texts[0] !== texts[1]) throw new Error(`Two decoders read ${texts.join(' and ')}.`);
  return texts[0] ?? '';
}

/** Wraps a bitmap in an SVG, so that it can be read like the others. */
export const framed = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

export async function downloaded(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
