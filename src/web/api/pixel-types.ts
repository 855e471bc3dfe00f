import { type PixelType, pixelTypeOf } from '#contract/pixel-networks.ts';
import { pixelTypes, vendorWords } from '#contract/pixel-types.ts';

export const vendorWordOf = (type: PixelType): string => vendorWords[pixelTypes.indexOf(type)] ?? type;

/** Whether a word shows that its server writes the vendors' words. */
export const isVendorWord = (word: string) => {
  const type = pixelTypeOf(word);
  return type !== undefined && type !== word.trim().toLowerCase();
};
