/** Returns a text as search compares it: in lowercase, with accents composed and all sigmas alike. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('\u03c2', '\u03c3');
