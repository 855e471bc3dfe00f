import { type UploadedPicture, uploadedPicture } from '#server/rules/uploaded-picture.ts';

/**
 * A logo as it is stored: a URL or path as given; an upload as a picture beside `logo` "".
 * @throws Refusal when an upload is too large, in bytes or pixels, or no png or jpg by its content
 */
export function logoOf(given: string | undefined): {
  logo?: string;
  picture?: Pick<UploadedPicture, 'media_type' | 'bytes'>;
} {
  if (!given?.startsWith('data:')) return given === undefined ? {} : { logo: given };
  const { media_type, bytes } = uploadedPicture(given, 'logo');
  return { logo: '', picture: { media_type, bytes } };
}

export const withoutLogo = { logo: null, picture: undefined };
