import { pixelTypes } from '#contract/pixels.ts';

export type PixelType = (typeof pixelTypes)[number];

/** The vendors' own words, which the specification replaces by neutral ones; in the order of its list. */
const vendorWords = [
  'gtmpixel',
  'gapixel',
  'fbpixel',
  'adwordspixel',
  'linkedinpixel',
  'twitterpixel',
  'adrollpixel',
  'quorapixel',
  'pinterest',
  'bing',
  'snapchat',
  'reddit',
  'tiktok',
] as const;

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
