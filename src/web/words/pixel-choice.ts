import { inLanguage } from './in-language.ts';

/** The choice of pixels in the form of a link or bio page. */
export const pixelChoice = inLanguage('pixelChoice', {
  title: 'Pixels',
  find: 'Find pixel',
  noMatch: 'No pixel matches.',
  noPixels: 'You have no pixels yet.',
  add: 'Add pixel',
  unknown: (reason: string) => `Couldn’t load your pixels. ${reason}`,
  asks: 'They fire for visitors who agree.',
  all: 'They fire for all visitors without asking.',
  off: 'Pixels are off for your account, so none of them fire.',
  setting: 'Change',
  wontFire: (network: string) => `Won’t fire: ${network} doesn’t use IDs like this.`,
});
