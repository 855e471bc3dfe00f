import { inLanguage } from './in-language.ts';

/** A QR code of which only its list's data is available. */
export const copiedQr = inLanguage('copiedQr', {
  withoutDesign: 'Shown without its colors and logo. The code still scans.',
  serverNeeded: 'Editing, downloads and statistics need the server.',
  imageNotHere: 'The image isn’t saved in this browser',
  figures: 'Key figures',
  allTime: 'All time',
});
