/**
 * Returns at most two letters or digits that represent a name: those of the first and last word, or the first of the
 * only word.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
    .slice(0, 4);
}
