import { type FileType, largestFile } from '#contract/uploads.ts';
import { fitPicture } from '#web/browser/fit-picture.ts';
import { beginningOf, pictureTypeOf } from '#web/browser/picture-file.ts';
import { pictures } from '#web/words/pictures.ts';
import { qrFile as words } from '#web/words/qr-file.ts';
import { mostOfFile, sizeOf } from './file-words.ts';

/** A file as it is sent, or why it can't be, in a sentence. */
export type TakenFile = { blob: Blob; type: FileType; problem?: never } | { blob?: never; problem: string };

/** In pixels: enough to be read on paper. */
const sides = [4096, 3072, 2048, 1280];

const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/**
 * A PDF or picture that somebody chose, judged by its content. Photos are made small enough, and tell no longer where
 * they were taken.
 */
export async function takeFile(file: File): Promise<TakenFile> {
  const beginning = await beginningOf(file);
  const picture = pictureTypeOf(beginning);
  if (!picture && !isPdf(beginning)) return { problem: words.noFile(file.name) };
  const fitted = picture ? await fitPicture(file, picture, largestFile, sides) : { picture: file };
  if (!fitted) return { problem: pictures.damaged(file.name) };
  const { picture: blob } = fitted;
  if (blob.size > largestFile) return { problem: words.tooLarge(sizeOf(blob.size), mostOfFile) };
  return { blob, type: picture ?? 'application/pdf' };
}
