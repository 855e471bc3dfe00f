import { largestPicture } from '#contract/picture.ts';
import { fitPicture } from '#web/browser/fit-picture.ts';
import { beginningOf, pictureDataUrl, pictureTypeOf } from '#web/browser/picture-file.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { pictures as words } from '#web/words/pictures.ts';

/** A picture to send, with its size in pixels if that is known, or a sentence that says why the file isn't one. */
export type Taken =
  | { data: string; width?: number; height?: number; problem?: never }
  | { data?: never; problem: string };

const noPicture = (name: string) => ({ problem: words.notAPicture(name) });

const kib = (bytes: number) => formatCount(Math.ceil(bytes / 1024));

/** Accepts a file that the user chose, without changing it. */
export async function takePicture(file: Blob, name: string): Promise<Taken> {
  if (file.size > largestPicture) return { problem: words.tooLarge(kib(file.size), kib(largestPicture)) };
  const data = await pictureDataUrl(file);
  return data === undefined ? noPicture(name) : { data };
}

/** Accepts a picture for a public page. Photos are made small enough and lose their location. */
export async function takePagePicture(file: File): Promise<Taken> {
  const type = pictureTypeOf(await beginningOf(file));
  if (!type) return noPicture(file.name);
  const { picture, ...size } = (await fitPicture(file, type, largestPicture)) ?? {};
  if (!picture) return { problem: words.damaged(file.name) };
  const taken = await takePicture(picture, file.name);
  return taken.data === undefined ? taken : { ...taken, ...size };
}

/** Describes a picture that was accepted and isn't saved yet: "PNG, 12 KiB". */
export const aboutPicture = (data: string) =>
  words.about(
    data.startsWith('data:image/png') ? 'PNG' : 'JPG',
    formatCount(Math.max(1, Math.round((data.length * 3) / 4 / 1024))),
  );
