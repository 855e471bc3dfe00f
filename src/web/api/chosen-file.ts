import { type FileType, maxFileBytes } from '#contract/uploads.ts';
import { fitPicture } from '#web/browser/fit-picture.ts';
import { beginningOf, pictureTypeOf } from '#web/browser/picture-file.ts';
import { pictures } from '#web/words/pictures.ts';
import { qrFile as words } from '#web/words/qr-file.ts';
import { maxFileSize, sizeOf } from './file-words.ts';

/** A file to send, or a sentence that says why it can't be sent. */
export type ChosenFileResult =
  | { blob: Blob; type: FileType; problem?: never }
  | { blob?: never; problem: string };

/** Side lengths in pixels. They are enough to read on paper. */
const sides = [4096, 3072, 2048, 1280];

const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/**
 * Accepts a PDF or picture that the user chose, judged by its content. Photos are made small enough and lose their
 * location.
 */
export async function readChosenFile(file: File): Promise<ChosenFileResult> {
  const beginning = await beginningOf(file);
  const picture = pictureTypeOf(beginning);
  if (!picture && !isPdf(beginning)) return { problem: words.noFile(file.name) };
  const fitted = picture ? await fitPicture(file, picture, maxFileBytes, sides) : { picture: file };
  if (!fitted) return { problem: pictures.damaged(file.name) };
  const { picture: blob } = fitted;
  if (blob.size > maxFileBytes) return { problem: words.tooLarge(sizeOf(blob.size), maxFileSize) };
  return { blob, type: picture ?? 'application/pdf' };
}
