/** The beginning of a text, of at most so many UTF-16 units: no half of a character is left at its end. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');
