/** The types of tracking pixels, in the words of the specification and of vendors. */

/** In the specification's order. Other servers respond with vendors' own words, so responses may have any type. */
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

/** The words that other servers of this API and their clients use, in the same order. */
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

/** Maps vendors’ words to the specification’s types. */
export const typeOfWord: ReadonlyMap<string, (typeof pixelTypes)[number] | undefined> = new Map(
  vendorWords.map((word, at) => [word, pixelTypes[at]]),
);
