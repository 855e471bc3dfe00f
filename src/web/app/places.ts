import { useExtensions } from '#web/client/server-extensions.ts';
import { useMissingPaths } from './navigation-counts.ts';
import { foot, inside, navigation } from './navigation.tsx';

/** Every page of the navigation, in its order, and those inside them. */
export const places = [...navigation.flatMap(({ items }) => items), ...foot, ...inside];

/** Those that the server has. */
export const useOfferedPlaces = () => {
  const offered = useExtensions();
  const missing = useMissingPaths();
  return places.filter(({ to, needs }) => !missing.has(to) && (needs === undefined || offered.has(needs)));
};

/** The letter that follows G. A page without one is reached by its name in the palette. */
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

/** Where G and then this letter leads. */
export const placeOfLetter = (letter: string) => places.find(({ to }) => letters[to] === letter)?.to;

/** The page that an address belongs to; the innermost, which stands behind those around it. */
export const placeOfPath = (path: string) =>
  places.findLast(
    ({ to }) => to !== '/' && (path === to || (/^[/?]/.test(path.slice(to.length)) && path.startsWith(to))),
  );
