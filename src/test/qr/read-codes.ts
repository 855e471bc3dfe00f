import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import decodeQr from 'qr/decode.js';
import type { Raster } from '#qr/conditions.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export function rasterised(svg: string, width = 600) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    // Transparent codes always end up on some background.
    background: 'white',
  }).render();
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.pixels) };
}

/** Returns the pixels of a PNG on a white background. */
export const pictureOfPng = (png: Buffer, width: number) =>
  rasterised(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}"><image width="100%" height="100%" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    width,
  );

/** Loads the decoder's code from a file. zxing would fetch it from the network. */
export async function prepareReaders(): Promise<void> {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  });
}

type Reading = [string | undefined, string | undefined];

/** Returns what two independent decoders read in a picture. */
export async function readPixels(image: Raster): Promise<Reading> {
  const [found] = await readBarcodes(image as unknown as ImageData, { formats: ['QRCode'] });
  let own: string | undefined;
  try {
    own = decodeQr(image);
  } catch {
    own = undefined;
  }
  return [own, found?.text];
}

export const readTwice = (svg: string, width?: number): Promise<Reading> =>
  readPixels(rasterised(svg, width));

/**
 * Returns how much the colors of two pictures of the same width differ, from 0 to 1. An extra row at the end is
 * ignored.
 */
export function difference({ data: one }: Raster, { data: other }: Raster): number {
  const all = Math.min(one.length, other.length);
  let off = 0;
  for (let at = 0; at < all; at += 1) off += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return off / all / 255;
}
