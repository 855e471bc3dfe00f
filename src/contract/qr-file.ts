import { z } from 'zod/mini';
import { Count, mostTelling } from './envelope.ts';
import { fileTypes } from './uploads.ts';
import { TypedUrl } from './urls.ts';

/** The file itself. What it says of its type counts for nothing: its content is looked at. */
export const fileData = /^data:(?:application\/pdf|image\/(?:png|jpe?g));base64,/;

/** A file that the service keeps. */
export const SavedFile = z.strictObject({ type: z.enum(fileTypes), bytes: Count });
export type SavedFile = z.output<typeof SavedFile>;

const urlError = 'Please enter a valid URL.';

/** What a code of type `link` leads to: an address, or an upload, for which the service answers with its own address. */
export const LinkData = z
  .union([TypedUrl, z.string(urlError).check(z.regex(fileData, urlError))], { error: mostTelling(urlError) })
  .check(
    z.describe('An address; or a PDF, png or jpg of at most 5 MiB as a `data:` URL (extension `codes`)'),
  );
