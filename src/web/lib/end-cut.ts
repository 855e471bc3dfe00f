/**
 * Returns as much of a text as fits, followed by "…". It is cut between graphemes, so that emoji and accents stay
 * intact.
 * @param fits returns whether a text fits. If it does, all shorter texts must fit too
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
