let segmenter: Intl.Segmenter | undefined;
const signsOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/**
 * Splits a text so that its end can stay in sight while the middle is cut. Counted in signs as read,
 * so that no emoji or accent is torn; short texts have no tail.
 */
export const splitForCut = (text: string, tailLength: number): { head: string; tail: string } => {
  if (text.length <= tailLength * 2) return { head: text, tail: '' };
  const signs = Array.from(signsOf(text), ({ segment }) => segment);
  if (signs.length <= tailLength * 2) return { head: text, tail: '' };
  return { head: signs.slice(0, -tailLength).join(''), tail: signs.slice(-tailLength).join('') };
};
