/** Removes case and accents, so that "cafe" finds "Café". */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const breaks = /[^\p{L}\p{N}]+/u;

/** Returns whether the letters of the input begin successive words of the text, such as "nq" for "New QR code". */
function isInitials(text: string, word: string): boolean {
  const initials = text
    .split(breaks)
    .map((part) => part.charAt(0))
    .join('');
  return word.length >= 2 && initials.includes(word);
}

/**
 * Returns whether all letters occur in order, with one extra letter allowed for every four. A single missing letter
 * then still finds the text.
 */
function isScattered(text: string, word: string): boolean {
  if (word.length < 3) return false;
  for (
    let start = text.indexOf(word.charAt(0));
    start !== -1;
    start = text.indexOf(word.charAt(0), start + 1)
  ) {
    let at = start;
    for (const letter of word.slice(1)) {
      at = text.indexOf(letter, at + 1);
      if (at === -1) return false;
    }
    if (at - start < word.length + Math.max(1, Math.floor(word.length / 4))) return true;
  }
  return false;
}

function wordScore(text: string, word: string): number {
  if (text === word) return 100;
  if (text.startsWith(word)) return 80;
  if (text.split(breaks).some((part) => part.startsWith(word))) return 60;
  if (text.includes(word)) return 40;
  if (isInitials(text, word)) return 30;
  return isScattered(text, word) ? 10 : 0;
}

/** Returns how well a text matches the input, or 0 if any word of the input is missing. */
export const matchScore = (text: string, typed: string): number => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  const inText = plain(text);
  const scores = words.map((word) => wordScore(inText, word));
  if (scores.includes(0)) return 0;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

/** A text to search. `weight` is the value of a match, 1 for a name and less for other texts. */
export interface Searched {
  text: string;
  weight: number;
}

/** Higher than any match of single words. */
const [whole, begins] = [120, 105];
/** Below this score a match is a guess, by initials or with a missing letter. Guesses count only for names. */
const sure = 40;

/**
 * Returns how well an item matches the input. Each word counts where it fits best. Returns 0 if one of them fits
 * nowhere.
 * @param searched the item's texts, its name first
 */
export function rankOf(searched: readonly Searched[], typed: string): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first] = searched;
  if (!first || words.length === 0) return 0;
  const texts = searched.map(({ text, weight }) => ({ text: plain(text), weight }));
  const scores = words.map((word) =>
    Math.max(
      ...texts.map(({ text, weight }) => {
        const score = wordScore(text, word);
        return weight < 1 && score < sure ? 0 : score * weight;
      }),
    ),
  );
  if (scores.includes(0)) return 0;
  const name = plain(first.text).trim();
  const phrase = words.join(' ');
  if (name === phrase) return whole;
  if (words.length > 1 && name.startsWith(phrase)) return begins;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/**
 * Returns the items that match the input, best first. Equal matches keep their order. Returns all items if the input is
 * empty.
 */
export const bestMatches = <T>(items: readonly T[], typed: string, textOf: (item: T) => string): T[] => {
  if (typed.trim() === '') return [...items];
  return items
    .map((item) => ({ item, score: matchScore(textOf(item), typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
};
