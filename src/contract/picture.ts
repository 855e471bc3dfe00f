import { z } from 'zod/mini';
import { given } from './envelope.ts';
import { HttpUrl } from './urls.ts';

/** In bytes. */
export const maxPictureBytes = 512 * 1024;
/** In pixels per side. Even a small file can have so many pixels that drawing it takes all memory. */
export const maxPictureSide = 4096;

/** A picture as a `data:` URL. The type it declares is ignored, since the service inspects the content. */
export const pictureData = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/]+={0,2}$/;

const error = 'Send the picture as a data: URL, png or jpg.';

const Upload = z.string(error).check(z.regex(pictureData, error));

/** The picture of a new page for visitors. The service stores it and returns its own address for it. */
export const NewPicture = given(Upload, 'A png or jpg of at most 512 KiB, as a `data:` URL');

/** The picture in an update. Sending the address that the service returned keeps the picture. */
export const ChangedPicture = z
  .nullish(z.union([z.literal(''), Upload, HttpUrl], error))
  .check(z.describe('As when it is made; `""` takes the picture away, and its present address leaves it'));

/** The picture's address in a response. Null if there is no picture. */
export const PictureAddress = z.nullable(z.string());
