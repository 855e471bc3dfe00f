/** The types of tracking pixels, as the specification and as vendors call them. */

/** In the specification's order. Other servers answer with vendors' own words, so answers are an open set. */
export const pixelTypes = [
  'tagmgrpixel',
  'analyticspixel',
  'socialonepixel',
  'adsearchpixel',
  'professionalpixel',
  'microblogpixel',
  'retargetpixel',
  'qandapixel',
  'pinboard',
  'searchengine',
  'snapmsg',
  'forum',
  'shortvideo',
] as const;

/** As other servers of this API and their clients write them, in the same order. */
export const vendorWords = [
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

/** The specification’s types by vendors’ words. */
export const typeOfWord: ReadonlyMap<string, (typeof pixelTypes)[number] | undefined> = new Map(
  vendorWords.map((word, at) => [word, pixelTypes[at]]),
);
