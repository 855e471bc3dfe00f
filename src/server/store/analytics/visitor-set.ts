/** Visitors of a day, with when each came first and whether more than once: open addressing in one typed array. */
export interface VisitorSet {
  add(high: number, low: number, at: number): void;
  /** Makes room for as many more, so that it need not grow step by step. */
  expect(more: number): void;
  /** Of how many. */
  size(): number;
  /** Another with the same visitors, to which more can be added. */
  copy(): VisitorSet;
  /** Bytes that it takes. */
  bytes(): number;
  /** The first times of all, and how many came again. */
  ended(): { firsts: Uint32Array; again: number };
}

/** Numbers of a visitor: two that tell who it is, and twice the seconds of the day, one more if seen again; 0: free. */
const width = 3;

/** @param begin of the day, in Unix seconds; none comes before */
export const createVisitorSet = (begin: number): VisitorSet =>
  visitorSet(begin, new Uint32Array(32 * width), 0);

/** @param given as many slots as a power of two, `count` of them taken */
function visitorSet(begin: number, given: Uint32Array, count: number): VisitorSet {
  let [slots, size] = [given, count];
  let mask = slots.length / width - 1;

  const placeOf = (high: number, low: number): number => {
    let place = (high ^ Math.imul(low, 0x9e3779b1)) & mask;
    for (;;) {
      const slot = place * width;
      if (slots[slot + 2] === 0 || (slots[slot] === high && slots[slot + 1] === low)) return slot;
      place = (place + 1) & mask;
    }
  };

  const grow = (capacity: number) => {
    const old = slots;
    mask = capacity - 1;
    slots = new Uint32Array(capacity * width);
    for (let from = 0; from < old.length; from += width) {
      if (old[from + 2] === 0) continue;
      const slot = placeOf(old[from] ?? 0, old[from + 1] ?? 0);
      slots[slot] = old[from] ?? 0;
      slots[slot + 1] = old[from + 1] ?? 0;
      slots[slot + 2] = old[from + 2] ?? 0;
    }
  };

  const expect = (more: number) => {
    let capacity = mask + 1;
    while (capacity < (size + more) * 2) capacity *= 2;
    if (capacity > mask + 1) grow(capacity);
  };

  return {
    expect,
    add(high, low, at) {
      const slot = placeOf(high, low);
      const time = (at - begin + 1) * 2;
      const before = slots[slot + 2] ?? 0;
      if (before > 0) {
        slots[slot + 2] = Math.min(before & ~1, time) | 1;
        return;
      }
      slots[slot] = high;
      slots[slot + 1] = low;
      slots[slot + 2] = time;
      size += 1;
      expect(0);
    },
    size: () => size,
    copy: () => visitorSet(begin, slots.slice(), size),
    bytes: () => slots.byteLength,
    ended() {
      const firsts = new Uint32Array(size);
      let [next, again] = [0, 0];
      for (let slot = 2; slot < slots.length; slot += width) {
        const time = slots[slot] ?? 0;
        if (time === 0) continue;
        firsts[next] = (time >>> 1) - 1 + begin;
        next += 1;
        again += time & 1;
      }
      return { firsts, again };
    },
  };
}
