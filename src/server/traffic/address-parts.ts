/** The characters an alias, a rotator's slug or a code may consist of. The contract's Alias is narrower. */
const name = /^[\p{L}\p{N}_-]{1,64}$/u;

/** Returns a path segment as it is stored. Undefined if nothing can be stored under it. */
export function nameIn(segment: string): string | undefined {
  // Letters with accents have two Unicode spellings.
  const normal = segment.normalize('NFC');
  return name.test(normal) ? normal : undefined;
}

/** Does the same for names that users choose freely. It allows any characters except those that no database accepts. */
export function freeNameIn(segment: string): string | undefined {
  const normal = segment.normalize('NFC');
  return normal.length > 0 && normal.length <= 400 && !/[\u0000-\u001f\u007f\ufffd]/.test(normal)
    ? normal
    : undefined;
}

/** Encodes a URL for a header. URLs are stored as users typed them and may contain letters of any script. */
export function headerUrl(url: string): string {
  if (/^[\u0021-\u007e]+$/.test(url)) return url;
  return URL.parse(url)?.href ?? encodeURI(url.toWellFormed());
}
