/**
 * Decodes a segment of an address to the form in which names are stored. A segment that can't be decoded or contains a
 * NUL is returned unchanged. Nothing is stored under either, and PostgreSQL doesn't accept NUL.
 */
export function decoded(segment: string): string {
  try {
    const name = decodeURIComponent(segment).normalize('NFC');
    return name.includes('\0') ? segment : name;
  } catch {
    return segment;
  }
}
