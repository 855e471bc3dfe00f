import { isRecord } from '#contract/answers/fits.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';

export interface Place {
  path: string;
  title: string;
}

const isPlace = (kept: unknown): kept is Place =>
  isRecord(kept) &&
  String(kept['path']).startsWith('/') &&
  typeof kept['title'] === 'string' &&
  kept['title'].trim() !== '';

const name = 'places';
const maxPlaces = 6;

/** Returns the places by account. The next user to sign in in this tab doesn't see the previous user's. */
function stored(): Record<string, unknown> {
  const kept = readStored('tab', name);
  return isRecord(kept) ? kept : {};
}

export function recentPlaces(account: string): Place[] {
  const kept = stored()[account];
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

/** Puts a place first. Only paths and names are stored, in the tab's session. No path contains a key. */
export function notePlace(account: string, place: Place) {
  const others = recentPlaces(account).filter(({ path }) => path !== place.path);
  writeStored('tab', name, { ...stored(), [account]: [place, ...others].slice(0, maxPlaces) });
}
