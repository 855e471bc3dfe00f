import { z } from 'zod/mini';
import { keep, recall } from '#web/browser/kept.ts';

const Place = z.object({
  path: z.string().check(z.startsWith('/')),
  title: z.string().check(z.minLength(1)),
});
export type Place = z.output<typeof Place>;

/** By account: who signs in next in this tab sees nothing of who was there before. */
const Stored = z.record(z.string(), z.array(Place));

const name = 'places';
const most = 6;

const stored = (): Record<string, Place[]> => Stored.safeParse(recall('tab', name)).data ?? {};

export const recentPlaces = (account: string): Place[] => stored()[account] ?? [];

/** Puts a place on top. Paths and names only, of the tab's own session: no key ever stands in a path. */
export function notePlace(account: string, place: Place) {
  const others = recentPlaces(account).filter(({ path }) => path !== place.path);
  keep('tab', name, { ...stored(), [account]: [place, ...others].slice(0, most) });
}
