/**
 * Remembers what `make` answered for the keys of late. Holds between `size` and twice as many: when the young
 * generation is full it becomes the old one, so a hit costs nothing but a look-up.
 */
export function rememberRecent<Value extends object>(
  size: number,
  make: (key: string) => Value,
): { get(key: string): Value; forget(): void } {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return {
    get(key) {
      const known = young.get(key);
      if (known !== undefined) return known;
      const value = old.get(key) ?? make(key);
      if (young.size >= size) {
        old = young;
        young = new Map();
      }
      young.set(key, value);
      return value;
    },
    forget() {
      young = new Map();
      old = new Map();
    },
  };
}
