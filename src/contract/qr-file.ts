import { z } from 'zod/mini';
import { Count, bestMatchingError } from './envelope.ts';
import { fileTypes } from './uploads.ts';
import { TypedUrl } from './urls.ts';

/** The file as a `data:` URL. The type it declares is ignored, since the service inspects the content. */
export const fileData = /^data:(?:application\/pdf|image\/(?:png|jpe?g));base64,/;

/** A file that the service stores. */
export const SavedFile = z.strictObject({ type: z.enum(fileTypes), bytes: Count });
export type SavedFile = z.output<typeof SavedFile>;

const urlError = 'Please enter a valid URL.';

/** The content of a code of type `link`: an address, or an upload, for which the service returns its own address. */
export const LinkData = z
  .union([TypedUrl, z.string(urlError).check(z.regex(fileData, urlError))], {
    error: bestMatchingError(urlError),
  })
  .check(
    z.describe('An address; or a PDF, png or jpg of at most 5 MiB as a `data:` URL (extension `codes`)'),
  );
