import { z } from 'zod/mini';
import { given } from './envelope.ts';
import { HttpUrl } from './urls.ts';

/** In bytes. */
export const largestPicture = 512 * 1024;
/** In pixels a side: a small file can hold so many that drawing it takes all memory. */
export const widestPicture = 4096;

/** The picture itself, as a `data:` URL. What it says of its type counts for nothing: its content is looked at. */
export const pictureData = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/]+={0,2}$/;

const error = 'Send the picture as a data: URL, png or jpg.';

const Upload = z.string(error).check(z.regex(pictureData, error));

/** Of a new page for visitors. The service keeps the picture and answers with its own address for it. */
export const NewPicture = given(Upload, 'A png or jpg of at most 512 KiB, as a `data:` URL');

/** In a change: the address that the service answered with leaves the picture as it is. */
export const ChangedPicture = z
  .nullish(z.union([z.literal(''), Upload, HttpUrl], error))
  .check(z.describe('As when it is made; `""` takes the picture away, and its present address leaves it'));

/** As it is answered: the picture's address; null without one. */
export const PictureAddress = z.nullable(z.string());
