import { largestPicture } from '#contract/picture.ts';
import { fitPicture } from '#web/browser/fit-picture.ts';
import { beginningOf, pictureDataUrl, pictureTypeOf } from '#web/browser/picture-file.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { pictures as words } from '#web/words/pictures.ts';

/** A picture as it is sent, with its size in pixels where that is known; or why the file is none, in a sentence. */
export type Taken =
  | { data: string; width?: number; height?: number; problem?: never }
  | { data?: never; problem: string };

const noPicture = (name: string) => ({ problem: words.notAPicture(name) });

const kib = (bytes: number) => formatCount(Math.ceil(bytes / 1024));

/** A file that somebody chose, as it is. */
export async function takePicture(file: Blob, name: string): Promise<Taken> {
  if (file.size > largestPicture) return { problem: words.tooLarge(kib(file.size), kib(largestPicture)) };
  const data = await pictureDataUrl(file);
  return data === undefined ? noPicture(name) : { data };
}

/** The same for a page for visitors: photos are made small enough, and tell no longer where they were taken. */
export async function takePagePicture(file: File): Promise<Taken> {
  const type = pictureTypeOf(await beginningOf(file));
  if (!type) return noPicture(file.name);
  const { picture, ...size } = (await fitPicture(file, type, largestPicture)) ?? {};
  if (!picture) return { problem: words.damaged(file.name) };
  const taken = await takePicture(picture, file.name);
  return taken.data === undefined ? taken : { ...taken, ...size };
}

/** "PNG, 12 KiB", of a picture that was taken and is not saved yet. */
export const aboutPicture = (data: string) =>
  words.about(
    data.startsWith('data:image/png') ? 'PNG' : 'JPG',
    formatCount(Math.max(1, Math.round((data.length * 3) / 4 / 1024))),
  );
