/** Visitors, with when each came first and whether more than once: open addressing in typed arrays. */
export interface VisitorSet {
  add(high: number, low: number, at: number): void;
  /** Of how many. */
  size(): number;
  /** The first times of all, and how many came again. */
  ended(): { firsts: Uint32Array; again: number };
}

/** @param expected how many there may be, so that it need not grow step by step */
export function createVisitorSet(expected: number): VisitorSet {
  let capacity = 32;
  while (capacity < expected * 2) capacity *= 2;
  let highs = new Uint32Array(capacity);
  let lows = new Uint32Array(capacity);
  let firsts = new Uint32Array(capacity);
  /** 0: free; 1: came once; 2: came again. */
  let times = new Uint8Array(capacity);
  let size = 0;

  const placeOf = (high: number, low: number): number => {
    const mask = highs.length - 1;
    let place = (high ^ Math.imul(low, 0x9e3779b1)) & mask;
    while (times[place] !== 0 && (highs[place] !== high || lows[place] !== low)) place = (place + 1) & mask;
    return place;
  };

  const grow = () => {
    const old = { highs, lows, firsts, times };
    const room = old.highs.length * 2;
    highs = new Uint32Array(room);
    lows = new Uint32Array(room);
    firsts = new Uint32Array(room);
    times = new Uint8Array(room);
    for (let from = 0; from < old.highs.length; from += 1) {
      if (old.times[from] === 0) continue;
      const place = placeOf(old.highs[from] ?? 0, old.lows[from] ?? 0);
      highs[place] = old.highs[from] ?? 0;
      lows[place] = old.lows[from] ?? 0;
      firsts[place] = old.firsts[from] ?? 0;
      times[place] = old.times[from] ?? 0;
    }
  };

  return {
    add(high, low, at) {
      const place = placeOf(high, low);
      if (times[place] === 0) {
        highs[place] = high;
        lows[place] = low;
        firsts[place] = at;
        times[place] = 1;
        size += 1;
        if (size * 2 > highs.length) grow();
        return;
      }
      times[place] = 2;
      if (at < (firsts[place] ?? 0)) firsts[place] = at;
    },
    size: () => size,
    ended() {
      const found = new Uint32Array(size);
      let [next, again] = [0, 0];
      for (let place = 0; place < highs.length; place += 1) {
        if (times[place] === 0) continue;
        found[next] = firsts[place] ?? 0;
        next += 1;
        if (times[place] === 2) again += 1;
      }
      return { firsts: found, again };
    },
  };
}
