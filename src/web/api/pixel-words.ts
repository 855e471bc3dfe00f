import { pixelNetworks, pixelTypeOf } from '#contract/pixel-networks.ts';
import { pixels as words } from '#web/words/pixels.ts';

export const noType = 'none';

/** Returns the plain name of a server's word, or the word itself if it's unknown. */
export const typeName = (word: string): string => {
  const type = pixelTypeOf(word);
  if (type !== undefined) return pixelNetworks[type].name;
  return word === '' || word === noType ? words.noNetwork : word;
};
