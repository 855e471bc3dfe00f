/** Detects the type of a picture by its first bytes, whatever its name says. */

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

export type PictureType = 'image/png' | 'image/jpeg';

export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const begins = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : undefined;
}

/** Returns a `data:` URL with the picture's actual type. Returns undefined if it is neither a PNG nor a JPEG. */
export async function pictureDataUrl(file: Blob): Promise<string | undefined> {
  const type = pictureTypeOf(await beginningOf(file));
  return type && dataUrlOf(file, type);
}

/** Returns the first bytes of a file, which are enough to detect its type. */
export const beginningOf = async (file: Blob) => new Uint8Array(await file.slice(0, 16).arrayBuffer());

export async function dataUrlOf(file: Blob, type: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In chunks, since a call takes only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return `data:${type};base64,${btoa(binary)}`;
}
