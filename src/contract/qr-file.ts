import { z } from 'zod/mini';
import { Count, mostTelling } from './envelope.ts';
import { TypedUrl } from './urls.ts';

/** In bytes: of a PDF or picture that a scan opens. */
export const largestFile = 5 * 1024 * 1024;

/** The file itself. What it says of its type counts for nothing: its content is looked at. */
export const fileData = /^data:(?:application\/pdf|image\/(?:png|jpe?g));base64,/;

/** Whether a code’s content is a file to be kept, rather than an address. */
export const isUpload = (data: unknown) => typeof data === 'string' && data.startsWith('data:');

export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type FileType = (typeof fileTypes)[number];

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
