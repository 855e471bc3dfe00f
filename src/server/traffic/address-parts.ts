/** What an alias, a rotator's slug or a code can look like; the contract's Alias is narrower. */
const name = /^[\p{L}\p{N}_-]{1,64}$/u;

/** A segment of an address as it is stored; undefined when nothing can be stored under it. */
export function nameIn(segment: string): string | undefined {
  // Letters with accents come in two spellings.
  const normal = segment.normalize('NFC');
  return name.test(normal) ? normal : undefined;
}

/** The same for names that people gave freely: any characters but those that no database takes. */
export function freeNameIn(segment: string): string | undefined {
  const normal = segment.normalize('NFC');
  return normal.length > 0 && normal.length <= 400 && !/[\u0000-\u001f\u007f\ufffd]/.test(normal)
    ? normal
    : undefined;
}

/** An address as a header takes it: addresses are kept as people typed them, letters of any script included. */
export function headerUrl(url: string): string {
  if (/^[\u0021-\u007e]+$/.test(url)) return url;
  return URL.parse(url)?.href ?? encodeURI(url.toWellFormed());
}
