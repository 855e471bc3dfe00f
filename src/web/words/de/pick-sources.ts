import type { pickSources as english } from '#web/words/pick-sources.ts';
import { plural } from '#web/words/language.ts';

export const pickSources: typeof english = {
  byShortUrl: 'Suche nach Kurz-URL',
  showMore: (count) => `${count} weitere anzeigen`,
  loadMoreCodes: 'Mehr QR-Codes laden',
  linksMatch: (count) => plural(count, { one: '# passender Link', other: '# passende Links' }),
  first: (read, what) => `${what}, davon die ersten ${read}`,
  match: (count, what) => `${what}, davon ${count} passend`,
  matchInFirst: (count, read, what) => `${what}, davon ${count} der ersten ${read} passend`,
};
