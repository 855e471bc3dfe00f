import { maxPictureBytes } from '#contract/picture.ts';
import { fitPicture } from '#web/browser/fit-picture.ts';
import { beginningOf, pictureDataUrl, pictureTypeOf } from '#web/browser/picture-file.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { pictures as words } from '#web/words/pictures.ts';

/** A picture to send, with its size in pixels if that is known, or a sentence that says why the file isn't one. */
export type ChosenPicture =
  | { data: string; width?: number; height?: number; problem?: never }
  | { data?: never; problem: string };

const noPicture = (name: string) => ({ problem: words.notAPicture(name) });

const kib = (bytes: number) => formatCount(Math.ceil(bytes / 1024));

/** Accepts a file that the user chose, without changing it. */
export async function readChosenPicture(file: Blob, name: string): Promise<ChosenPicture> {
  if (file.size > maxPictureBytes) return { problem: words.tooLarge(kib(file.size), kib(maxPictureBytes)) };
  const data = await pictureDataUrl(file);
  return data === undefined ? noPicture(name) : { data };
}

/** Accepts a picture for a public page. Photos are made small enough and lose their location. */
export async function readPagePicture(file: File): Promise<ChosenPicture> {
  const type = pictureTypeOf(await beginningOf(file));
  if (!type) return noPicture(file.name);
  const { picture, ...size } = (await fitPicture(file, type, maxPictureBytes)) ?? {};
  if (!picture) return { problem: words.damaged(file.name) };
  const taken = await readChosenPicture(picture, file.name);
  return taken.data === undefined ? taken : { ...taken, ...size };
}

/** Describes a picture that was accepted and isn't saved yet: "PNG, 12 KiB". */
export const describePicture = (data: string) =>
  words.about(
    data.startsWith('data:image/png') ? 'PNG' : 'JPG',
    formatCount(Math.max(1, Math.round((data.length * 3) / 4 / 1024))),
  );
