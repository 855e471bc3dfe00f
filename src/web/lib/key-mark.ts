/** Tells one key from another, and tells nothing else about it. */
export function markOf(key: string): string {
  let mark = 5381;
  for (const sign of key) mark = (Math.imul(mark, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return mark.toString(36);
}
