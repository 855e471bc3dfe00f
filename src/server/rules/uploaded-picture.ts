import { maxPictureBytes, maxPictureSide } from '#contract/picture.ts';
import { pictureSizeOf } from './picture-size.ts';
import { ApiRefusal } from './api-refusal.ts';
import { randomCode } from './secrets.ts';

export interface UploadedPicture {
  media_type: string;
  /** In pixels. */
  width: number;
  height: number;
  bytes: Uint8Array;
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

export const bytesIn = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Returns a picture's media type by its first bytes. The type that the caller states is ignored. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const begins = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : undefined;
}

/**
 * Returns the picture in a `data:` URL.
 * @param field the member that contains it. It is also used as its name in messages
 * @throws ApiRefusal if it's too large in bytes or pixels, or if its content isn't a png or jpg
 */
export function uploadedPicture(dataUrl: string, field: 'logo' | 'picture'): UploadedPicture {
  const bytes = bytesIn(dataUrl);
  if (bytes.length > maxPictureBytes) {
    throw new ApiRefusal(400, `The ${field} can have at most ${maxPictureBytes / 1024} KiB.`, field);
  }
  const media_type = mediaTypeOf(bytes);
  const size = media_type && pictureSizeOf(bytes);
  if (!size) throw new ApiRefusal(400, `The ${field} must be a png or jpg picture.`, field);
  if (Math.max(size.width, size.height) > maxPictureSide) {
    const most = maxPictureSide.toLocaleString('en');
    throw new ApiRefusal(400, `The ${field} can have at most ${most} pixels a side.`, field);
  }
  return { media_type, ...size, bytes };
}

/**
 * Returns what a change does to a page's picture. Undefined keeps it, and null removes it. A new picture gets an
 * unguessable code for its address.
 * @param own the address of the page's current picture
 * @throws ApiRefusal as `uploadedPicture` does, and for any other address
 */
export function changedPicture(given: string | null | undefined, own: string | null) {
  if (given === undefined || given === null || given === own) return undefined;
  if (given === '') return null;
  if (given.startsWith('data:')) {
    return { code: randomCode(16), ...uploadedPicture(given, 'picture') };
  }
  throw new ApiRefusal(400, 'Send the picture as a data: URL, png or jpg.', 'picture');
}
