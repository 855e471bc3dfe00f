let segmenter: Intl.Segmenter | undefined;
const signsOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

const firstSign = (text: string) => signsOf(text)[Symbol.iterator]().next().value?.segment ?? '';

/** Two signs that stand for a name: "Ada Lovelace" is AL, "ada@acme.com" is A. */
export const initials = (name: string) => {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen
    .map((word) => firstSign(word ?? ''))
    .join('')
    .toUpperCase();
};
