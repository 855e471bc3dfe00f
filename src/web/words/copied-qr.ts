import { inLanguage } from './in-language.ts';

/** A QR code as its list has told of it. */
export const copiedQr = inLanguage('copiedQr', {
  withoutDesign:
    'Shown without its colors and logo, which aren’t saved in this browser. It scans all the same.',
  imageNotHere: 'The image isn’t saved in this browser.',
  figures: 'Key figures',
  allTime: 'All time',
});
