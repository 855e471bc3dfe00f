import { inLanguage } from './in-language.ts';

export const pixelDialogs = inLanguage('pixelDialogs', {
  added: 'Pixel added',
  saved: 'Pixel saved',
  deleted: 'Pixel deleted',
  edit: 'Edit pixel',
  networkStays: (network: string) =>
    `You can’t change the network (${network}). For another network, add another pixel.`,
  fixedTitle: 'You can’t edit this pixel later',
  fixedText:
    'This server doesn’t support editing or deleting pixels. Check the network, name and ID before you add it.',
  deleteTitle: (name: string) => `Delete pixel “${name}”?`,
  deletePixel: 'Delete pixel',
  deleteText: (network: string) => `It will be removed from Waypost. Nothing changes at ${network}.`,
  chooseNetwork: 'Choose a network',
  mustChooseNetwork: 'Choose a network.',
  nameHint: 'Not shown to visitors',
  nameExample: 'Spring campaign',
  useTag: (tag: string) => `Use ${tag}`,
  tagHint: 'The ID alone, without the script around it',
  example: 'For example {example}',
  unusual: 'This doesn’t look like a usual pixel ID. Check it, or add it anyway.',
  wontFire: (network: string) =>
    `${network} doesn’t use IDs like this, so the pixel won’t fire. Check the ID.`,
  noUses: 'No links or bio pages use it.',
  uses: (what: string) => `${what} will stop firing it.`,
  usesUnknown: (reason: string) => `Couldn’t count what uses it: ${reason}`,
  where: {
    tagmgrpixel: 'The container ID, at the top of your workspace',
    analyticspixel: 'The measurement ID, in Admin › Data streams',
    socialonepixel: 'The pixel or dataset ID, in Events Manager: digits only',
    adsearchpixel: 'The conversion ID in your tag setup, with its label after a slash if it has one',
    professionalpixel: 'The partner ID of the Insight Tag, in Campaign Manager: digits only',
    microblogpixel: 'The pixel ID, in Events Manager: a short code of letters and digits',
    retargetpixel: 'adroll_adv_id from the pixel code, then a slash and adroll_pix_id',
    qandapixel: 'The pixel ID, in Ads Manager: 32 digits and letters from a to f',
    pinboard: 'The tag ID, in Ads › Conversions: 13 digits',
    searchengine: 'The UET tag ID, in Conversion tracking: digits only',
    snapmsg: 'The pixel ID, in Events Manager: five groups separated by hyphens',
    forum: 'The pixel ID, in Events Manager: starts with a2_ or t2_',
    shortvideo: 'The pixel ID, in Events Manager: 20 capital letters and digits',
  },
});
