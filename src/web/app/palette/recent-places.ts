import { z } from 'zod';

const Place = z.object({ path: z.string().startsWith('/'), title: z.string().min(1) });
export type Place = z.output<typeof Place>;

/** By account: who signs in next in this tab sees nothing of who was there before. */
const Stored = z.record(z.string(), z.array(Place));

const name = 'waypost-places';
const most = 6;

function stored(): Record<string, Place[]> {
  try {
    return Stored.parse(JSON.parse(sessionStorage.getItem(name) ?? '{}'));
  } catch {
    // Refused, or not ours: as though there were none.
    return {};
  }
}

export const recentPlaces = (account: string): Place[] => stored()[account] ?? [];

/** Puts a place on top. Paths and names only, of the tab's own session: no key ever stands in a path. */
export function notePlace(account: string, place: Place) {
  const others = recentPlaces(account).filter(({ path }) => path !== place.path);
  try {
    sessionStorage.setItem(
      name,
      JSON.stringify({ ...stored(), [account]: [place, ...others].slice(0, most) }),
    );
  } catch {
    // Storage is refused or full: the palette does without.
  }
}

export function forgetPlaces() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
