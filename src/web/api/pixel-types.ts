import { pixelTypes, vendorWords } from '#contract/pixels.ts';

export type PixelType = (typeof pixelTypes)[number];

export const vendorWordOf = (type: PixelType): string => vendorWords[pixelTypes.indexOf(type)] ?? type;

/** The specification's type behind a server's word; undefined for one that is neither its own nor a vendor's. */
export const pixelTypeOf = (word: string): PixelType | undefined => {
  const plain = word.trim().toLowerCase();
  return pixelTypes.find((type) => type === plain || vendorWordOf(type) === plain);
};

/** Whether a server has shown that it writes vendors' words. */
export const isVendorWord = (word: string) => {
  const type = pixelTypeOf(word);
  return type !== undefined && type !== word.trim().toLowerCase();
};
