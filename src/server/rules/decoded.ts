/**
 * A segment of an address as names are stored. One that can't be decoded stays as it is, and so does one with a NUL in
 * it: nothing is stored under either, and PostgreSQL takes no NUL.
 */
export function decoded(segment: string): string {
  try {
    const name = decodeURIComponent(segment).normalize('NFC');
    return name.includes('\0') ? segment : name;
  } catch {
    return segment;
  }
}
