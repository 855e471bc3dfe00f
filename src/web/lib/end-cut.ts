/**
 * As much of a text as fits, with “…” for the rest. Cut between signs as read, so that no emoji or accent is torn.
 * @param fits whether a text has room; a shorter one has, too
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const cut = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`;
  let [most, tooMany] = [0, signs.length];
  while (tooMany - most > 1) {
    const half = Math.floor((most + tooMany) / 2);
    if (fits(cut(half))) most = half;
    else tooMany = half;
  }
  return cut(most);
}
