import type { pictures as english } from '#web/words/pictures.ts';

export const pictures: typeof english = {
  notAPicture: (file) => `${file} ist kein Bild im Format PNG oder JPG.`,
  tooLarge: (size, most) => `Diese Datei ist ${size} KiB groß. Erlaubt sind ${most} KiB.`,
  damaged: (file) => `${file} konnte nicht gelesen werden. Vielleicht ist die Datei beschädigt.`,
  about: (type, size) => `${type}, ${size} KiB`,
  room: (used, most) => `Mit dieser Datei belegen deine Uploads ${used} von ${most} MiB.`,
};
