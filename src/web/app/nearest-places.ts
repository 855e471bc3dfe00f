import { matchScore } from '#web/lib/word-match.ts';
import { places } from './places.ts';

/** Words that people and other products have for these pages. */
const alsoCalled: Record<string, string> = {
  '/': 'home dashboard start',
  '/statistics': 'stats analytics reports numbers compare',
  '/links': 'link url urls short shortlinks',
  '/qr': 'qrs qrcode qrcodes code codes scan scans',
  '/campaigns': 'campaign rotator rotators',
  '/channels': 'channel tag tags group groups',
  '/bio': 'bios biopage profile',
  '/domains': 'domain dns branded',
  '/pixels': 'pixel tracking',
  '/overlays': 'overlay cta',
  '/splash': 'splashes splashpage interstitial',
  '/account': 'settings profile plan billing password user me key keys',
};

/** The pages that an unknown address may have meant, the likeliest first; none when it resembles nothing. */
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
