import { largestLogo } from '#contract/qr.ts';
import { Refusal } from './refusal.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** What a picture is, by its first bytes: what a caller says of it counts for nothing. */
function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const begins = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : undefined;
}

/**
 * A logo as it is stored: a URL or path as given; an upload as a picture beside `logo` "".
 * @throws Refusal when an upload is too large, or no png or jpg by its content
 */
export function logoOf(given: string | undefined): {
  logo?: string;
  picture?: { media_type: string; bytes: Uint8Array };
} {
  if (!given?.startsWith('data:')) return given === undefined ? {} : { logo: given };
  const bytes = Buffer.from(given.slice(given.indexOf(',') + 1), 'base64');
  if (bytes.length > largestLogo) {
    throw new Refusal(400, `The logo is too large: ${largestLogo / 1024} KiB are taken.`, 'logo');
  }
  const media_type = mediaTypeOf(bytes);
  if (!media_type) throw new Refusal(400, 'The logo must be a png or jpg picture.', 'logo');
  return { logo: '', picture: { media_type, bytes } };
}
