import { matchScore } from '#web/lib/word-match.ts';
import { otherNames } from '#web/words/other-names.ts';
import { places } from './places.ts';

/** Other names of each page, by path. */
export const alsoCalled: Record<string, string> = {
  '/': otherNames.overview,
  '/statistics': otherNames.statistics,
  '/links': otherNames.links,
  '/qr': otherNames.qrCodes,
  '/campaigns': otherNames.campaigns,
  '/channels': otherNames.channels,
  '/bio': otherNames.bioPages,
  '/domains': otherNames.domains,
  '/pixels': otherNames.pixels,
  '/overlays': otherNames.overlays,
  '/splash': otherNames.splashPages,
  '/account': otherNames.account,
};

/** Returns the pages that an unknown address may have meant, likeliest first. Returns none if it resembles no page. */
export const nearestPlaces = (path: string) => {
  const words = path
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return places
    .map((place) => {
      const names = `${place.label} ${place.to} ${alsoCalled[place.to] ?? ''}`;
      const score = Math.max(
        0,
        ...words.map((word) => Math.max(matchScore(names, word), matchScore(word, place.to.slice(1)))),
      );
      return { place, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place);
};
