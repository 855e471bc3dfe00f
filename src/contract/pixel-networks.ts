import { pixelTypes, typeOfWord } from './pixel-types.ts';

export type PixelType = (typeof pixelTypes)[number];

interface Network {
  /** The network's common name. */
  name: string;
  /** The form of the tags with which its script can be requested. Nothing else is ever written into a page. */
  tag: RegExp;
}

export const pixelNetworks: Readonly<Record<PixelType, Network>> = {
  tagmgrpixel: { name: 'Google Tag Manager', tag: /^GTM-[A-Z0-9]{4,12}$/ },
  // Tags of Universal Analytics (UA-…) no longer work.
  analyticspixel: { name: 'Google Analytics', tag: /^G-[A-Z0-9]{4,16}$/ },
  socialonepixel: { name: 'Facebook (Meta)', tag: /^\d{10,20}$/ },
  adsearchpixel: { name: 'Google Ads', tag: /^AW-\d{6,14}(?:\/[\w-]{1,60})?$/ },
  professionalpixel: { name: 'LinkedIn', tag: /^\d{3,12}$/ },
  microblogpixel: { name: 'X (Twitter)', tag: /^(?:tw-[a-z0-9]{4,8}-[a-z0-9]{4,8}|[a-z0-9]{4,8})$/ },
  retargetpixel: { name: 'AdRoll', tag: /^[A-Z0-9]{12,30}(?:[/:][A-Z0-9]{12,30})?$/ },
  qandapixel: { name: 'Quora', tag: /^[0-9a-f]{32}$/ },
  pinboard: { name: 'Pinterest', tag: /^\d{10,16}$/ },
  searchengine: { name: 'Microsoft Bing', tag: /^\d{6,12}$/ },
  snapmsg: { name: 'Snapchat', tag: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i },
  forum: { name: 'Reddit', tag: /^[at]2_[a-z0-9]{2,20}$/ },
  shortvideo: { name: 'TikTok', tag: /^[A-Z0-9]{16,24}$/ },
};

/** Returns the type that a word names, vendors’ own words included. Returns undefined for any other word. */
export const pixelTypeOf = (word: string): PixelType | undefined => {
  const plain = word.trim().toLowerCase();
  return pixelTypes.find((type) => type === plain) ?? typeOfWord.get(plain);
};

/** Returns whether a pixel can fire, which takes a known network and a tag in that network's form. */
export function canFire({ type, tag }: { type: string; tag: string }): boolean {
  const known = pixelTypeOf(type);
  return known !== undefined && pixelNetworks[known].tag.test(tag);
}
