import { inLanguage } from './in-language.ts';

/** A QR code as its list has told of it. */
export const copiedQr = inLanguage('copiedQr', {
  withoutDesign: 'Its colors and logo aren’t saved in this browser. The code still scans.',
  imageNotHere: 'The image isn’t saved in this browser',
  figures: 'Key figures',
  allTime: 'All time',
});
