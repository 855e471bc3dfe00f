import { rankOf, type Searched } from '#web/lib/word-match.ts';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette-items.ts';

/** What can be found, with the texts that it is found by: its name first. */
export interface Findable {
  item: PaletteItem;
  searched: readonly Searched[];
  /** The server has found it, by whatever: it stays among the answers. */
  isFound?: boolean;
}

export interface FindableGroup {
  label: string;
  found: readonly Findable[];
  /** The most that are shown. */
  most?: number;
  /** Behind them, whatever was typed. */
  last?: readonly PaletteItem[];
}

/**
 * The groups as they answer what was typed: in each the best first, and the group with the best answer of all before
 * the others. Equals stay in their order, and so does everything where nothing was typed.
 */
export function rankedGroups(groups: readonly FindableGroup[], typed: string): PaletteGroup[] {
  if (typed.trim() === '')
    return groups.map(({ label, found, last = [] }) => ({
      label,
      items: [...found.map(({ item }) => item), ...last],
    }));
  return groups
    .map(({ label, found, most = found.length, last = [] }) => {
      const ranked = found
        .map(({ item, searched, isFound = false }) => ({
          item,
          rank: Math.max(rankOf(searched, typed), isFound ? 1 : 0),
        }))
        .filter(({ rank }) => rank > 0)
        .toSorted((a, b) => b.rank - a.rank)
        .slice(0, most);
      return { label, items: [...ranked.map(({ item }) => item), ...last], best: ranked[0]?.rank ?? 0 };
    })
    .toSorted((a, b) => b.best - a.best)
    .map(({ label, items }) => ({ label, items }));
}
