let segmenter: Intl.Segmenter | undefined;
const signsOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/** A segmenter takes browsers longer to make than a whole page of rows, and such a word needs none. */
const isPlain = (text: string) => /^[\u0020-\u007e]*$/.test(text);

const firstSign = (text: string) =>
  isPlain(text) ? text.charAt(0) : (signsOf(text)[Symbol.iterator]().next().value?.segment ?? '');

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
