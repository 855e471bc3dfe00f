import { useExtensions } from '#web/client/server-extensions.ts';
import { useMissingPaths } from './navigation-counts.ts';
import { foot, inside, navigation } from './navigation.tsx';

/** All pages of the navigation in its order, then the pages inside them. */
export const places = [...navigation.flatMap(({ items }) => items), ...foot, ...inside];

export const useOfferedPlaces = () => {
  const offered = useExtensions();
  const missing = useMissingPaths();
  return places.filter(({ to, needs }) => !missing.has(to) && (needs === undefined || offered.has(needs)));
};

/** The letter to type after G. A page without one is opened by its name in the palette. */
const letters: Record<string, string> = {
  '/': 'o',
  '/statistics': 't',
  '/live': 'i',
  '/links': 'l',
  '/qr': 'q',
  '/campaigns': 'c',
  '/channels': 'h',
  '/bio': 'b',
  '/domains': 'd',
  '/pixels': 'p',
  '/overlays': 'v',
  '/splash': 's',
  '/support': 'u',
  '/support/reports': 'r',
  '/support/status': 'w',
  '/account': 'a',
};

export const goKeysOf = (path: string): string[] | undefined => {
  const letter = letters[path];
  return letter === undefined ? undefined : ['g', letter];
};

export const placeOfLetter = (letter: string) => places.find(({ to }) => letters[to] === letter)?.to;

/**
 * Returns the page that an address belongs to. Inner pages come later in the list, so the last match is the innermost.
 */
export const placeOfPath = (path: string) =>
  places.findLast(
    ({ to }) => to !== '/' && (path === to || (/^[/?]/.test(path.slice(to.length)) && path.startsWith(to))),
  );
