/** A text as it is searched: without case, however its accents are put together, every sigma the same. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('\u03c2', '\u03c3');
