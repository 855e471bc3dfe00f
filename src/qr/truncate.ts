/** Returns at most the given number of UTF-16 units from the start of a text, without half a character at the end. */
export const truncate = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');
