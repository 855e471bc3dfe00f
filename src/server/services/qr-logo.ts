import { type UploadedPicture, uploadedPicture } from '#server/rules/uploaded-picture.ts';

/**
 * Returns a logo as it's stored. A URL or path stays as given. An upload becomes a picture, and `logo` is "".
 * @throws ApiRefusal if an upload is too large, in bytes or pixels, or if its content isn't a png or jpg
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
