let segmenter: Intl.Segmenter | undefined;
const signsOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/**
 * Returns whether a text needs no segmenter. Browsers take longer to create one than to render a whole page of rows.
 */
const isPlain = (text: string) => /^[\u0020-\u007e]*$/.test(text);

const firstSign = (text: string) =>
  isPlain(text) ? text.charAt(0) : (signsOf(text)[Symbol.iterator]().next().value?.segment ?? '');

/** Returns up to two letters for a name, such as AL for "Ada Lovelace" and A for "ada@acme.com". */
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
