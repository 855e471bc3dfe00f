/** Pictures that people choose or name: what they are by their first bytes, whatever their name says. */

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

export type PictureType = 'image/png' | 'image/jpeg';

export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const begins = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : undefined;
}

/** As a `data:` URL of the type that it really is; undefined for what is no png or jpg. */
export async function pictureDataUrl(file: Blob): Promise<string | undefined> {
  const type = pictureTypeOf(await beginningOf(file));
  return type && dataUrlOf(file, type);
}

/** Enough of a file to tell what it is. */
export const beginningOf = async (file: Blob) => new Uint8Array(await file.slice(0, 16).arrayBuffer());

/** A file as a `data:` URL. */
export async function dataUrlOf(file: Blob, type: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return `data:${type};base64,${btoa(binary)}`;
}
