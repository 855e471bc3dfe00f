/** Returns a hash that distinguishes keys and reveals nothing else about them. */
export function keyFingerprint(key: string): string {
  let mark = 5381;
  for (const sign of key) mark = (Math.imul(mark, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return mark.toString(36);
}
