import { isRecord } from '#contract/answers/fits.ts';
import { keep, recall } from '#web/browser/kept.ts';

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
const most = 6;

/** By account: who signs in next in this tab sees nothing of who was there before. */
function stored(): Record<string, unknown> {
  const kept = recall('tab', name);
  return isRecord(kept) ? kept : {};
}

export function recentPlaces(account: string): Place[] {
  const kept = stored()[account];
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

/** Puts a place on top. Paths and names only, of the tab's own session: no key ever stands in a path. */
export function notePlace(account: string, place: Place) {
  const others = recentPlaces(account).filter(({ path }) => path !== place.path);
  keep('tab', name, { ...stored(), [account]: [place, ...others].slice(0, most) });
}
