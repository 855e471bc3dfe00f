/** Pseudo-random numbers, which are the same for the same seed, so that demo data can be reproduced. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns a copy in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32, by Tommy Ettinger (public domain). Its 32 bits of state are enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

/** Picks each item as often as its weight says, in the time of a binary search. */
export function createChooser<Item>(
  random: Random,
  weighted: readonly (readonly [Item, number])[],
): () => Item {
  let sum = 0;
  const ends = weighted.map(([, weight]) => (sum += weight));
  return () => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? sum) > wanted) high = middle;
      else low = middle + 1;
    }
    const chosen = weighted[low];
    if (!chosen) throw new Error('There is nothing to choose from.');
    return chosen[0];
  };
}
