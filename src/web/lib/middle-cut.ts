let segmenter: Intl.Segmenter | undefined;
const signsOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/**
 * Splits a text so that its end stays visible while the middle is truncated. It counts graphemes, so that emoji and
 * accents stay intact. Short texts have no tail.
 */
export const splitForCut = (text: string, tailLength: number): { head: string; tail: string } => {
  if (text.length <= tailLength * 2) return { head: text, tail: '' };
  const signs = Array.from(signsOf(text), ({ segment }) => segment);
  if (signs.length <= tailLength * 2) return { head: text, tail: '' };
  return { head: signs.slice(0, -tailLength).join(''), tail: signs.slice(-tailLength).join('') };
};
