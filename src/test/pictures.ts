import { Resvg } from '@resvg/resvg-js';

/** Returns a PNG of one color as it's uploaded. It has few bytes, however many pixels. */
export function blankPng(width: number, height: number): string {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/></svg>`;
  return asUpload('png', new Resvg(svg).render().asPng());
}

/** Returns a PNG of noise, which doesn't compress, so it's as large as a photo. */
export const noisyPng = (width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="noise"><feTurbulence baseFrequency="0.9"/></filter><rect width="100%" height="100%" filter="url(#noise)"/></svg>`,
  )
    .render()
    .asPng();

/** Returns the beginning of a JPEG as it's uploaded, with a segment before the one that holds its size. */
export function beginningOfJpg(width: number, height: number): string {
  const size = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  const before = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff];
  return asUpload('jpeg', Buffer.concat([Buffer.from(before), size]));
}

export const asUpload = (type: 'png' | 'jpeg' | 'svg+xml', content: Uint8Array | string) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

/** Returns the bytes of an upload. */
export const bytesIn = (upload: string) => Buffer.from(upload.slice(upload.indexOf(',') + 1), 'base64');
