import { useExtensions } from '#web/api/server-extensions.ts';
import { foot, navigation } from './navigation.tsx';

/** Every page of the navigation, in its order. */
export const places = [...navigation.flatMap(({ items }) => items), ...foot];

/** Those that the server has. */
export const useOfferedPlaces = () => {
  const offered = useExtensions();
  return places.filter(({ needs }) => needs === undefined || offered.has(needs));
};

/** The letter that follows G. A page without one is reached by its name in the palette. */
const letters: Record<string, string> = {
  '/': 'o',
  '/statistics': 't',
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
  '/account': 'a',
};

export const goKeysOf = (path: string): string[] | undefined => {
  const letter = letters[path];
  return letter === undefined ? undefined : ['g', letter];
};

/** Where G and then this letter leads. */
export const placeOfLetter = (letter: string) => places.find(({ to }) => letters[to] === letter)?.to;

/** The page of the navigation that an address belongs to. */
export const placeOfPath = (path: string) =>
  places.find(
    ({ to }) => to !== '/' && (path === to || (/^[/?]/.test(path.slice(to.length)) && path.startsWith(to))),
  );
