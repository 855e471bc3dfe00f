import { Resvg } from '@resvg/resvg-js';

/** A png of one shade, as it is uploaded: of few bytes, however many pixels it has. */
export function blankPng(width: number, height: number): string {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/></svg>`;
  return asUpload('png', new Resvg(svg).render().asPng());
}

/** A png of noise, which nothing makes small: as large as one from a camera. */
export const noisyPng = (width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="noise"><feTurbulence baseFrequency="0.9"/></filter><rect width="100%" height="100%" filter="url(#noise)"/></svg>`,
  )
    .render()
    .asPng();

/** The beginning of a jpg, as it is uploaded, with a segment before the one that tells its size. */
export function beginningOfJpg(width: number, height: number): string {
  const size = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  const before = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff];
  return asUpload('jpeg', Buffer.concat([Buffer.from(before), size]));
}

export const asUpload = (type: 'png' | 'jpeg' | 'svg+xml', content: Uint8Array | string) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

/** What was uploaded. */
export const bytesIn = (upload: string) => Buffer.from(upload.slice(upload.indexOf(',') + 1), 'base64');
