/**
 * The visitors of a day, with the time of each one's first visit and whether they came again. It's a hash table with
 * open addressing in one typed array.
 */
export interface VisitorSet {
  add(high: number, low: number, at: number): void;
  /** Reserves room for this many more, so that the table needn't grow step by step. */
  expect(more: number): void;
  size(): number;
  /** Returns a copy that more visitors can be added to. */
  copy(): VisitorSet;
  bytes(): number;
  /** Returns the time of each visitor's first visit, and how many came again. */
  ended(): { firsts: Uint32Array; again: number };
}

/**
 * Numbers per visitor: two that identify the visitor, then twice the seconds of the day, plus one if the visitor came
 * again. 0 marks a free slot.
 */
const width = 3;

/** @param begin start of the day in Unix seconds. No visit may be earlier. */
export const createVisitorSet = (begin: number): VisitorSet =>
  visitorSet(begin, new Uint32Array(32 * width), 0);

/** @param given the slots, whose number is a power of two and of which `count` are taken */
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
