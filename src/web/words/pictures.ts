import { inLanguage } from './in-language.ts';

/** Uploaded pictures. */
export const pictures = inLanguage('pictures', {
  notAPicture: (file: string) => `${file} isn’t a PNG or JPG picture.`,
  tooLarge: (size: string, most: string) => `This file is ${size} KiB. The limit is ${most} KiB.`,
  damaged: (file: string) => `Couldn’t read ${file}. It may be damaged.`,
  about: (type: string, size: string) => `${type}, ${size} KiB`,
  room: (used: string, most: string) => `With this file, your uploads take ${used} of ${most} MiB.`,
});
