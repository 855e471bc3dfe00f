import { rankOf, type Searched } from '#web/lib/word-match.ts';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette-items.ts';

/** An item with the texts that it's found by, its name first. */
export interface Findable {
  item: PaletteItem;
  searched: readonly Searched[];
  /** Whether the server found it, by whatever text. It then stays in the results. */
  isFound?: boolean;
}

export interface FindableGroup {
  label: string;
  found: readonly Findable[];
  /** Maximum number of items to show. */
  most?: number;
  /** Items after the results, whatever the input. */
  last?: readonly PaletteItem[];
}

/**
 * Ranks the groups by the input. Each group starts with its best match, and the group with the best match of all comes
 * first. Equal matches keep their order, and without input everything does.
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
