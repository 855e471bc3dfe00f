import { type Language, languageOf } from '#tools/docs/language.ts';
import type { Entry } from '#tools/docs/search-index.ts';

export interface Found {
  url: string;
  page: string;
  heading: string;
  /** An excerpt of the text around the first word. */
  around: string;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** Words of wordsIn contain no characters with a meaning in a pattern. */
const startsAt = (text: string, word: string) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'));

/** Returns how well an entry matches. A word in a title counts most. Returns 0 if one of the words is missing. */
function fit([, page, heading, text]: Entry, words: readonly string[]): number {
  const places = [page, heading, text].map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    const [inPage, inHeading, inText] = places.map((part) => startsAt(part, word) >= 0);
    const worth = Number(inHeading) * 5 + Number(inPage) * 4 + Number(inText);
    if (worth === 0) return 0;
    sum += worth;
  }
  // The page itself comes before its parts.
  return sum + (heading === '' ? 1.5 : 0);
}

/** Returns the entries that contain every word, or the beginning of one, best first. */
function fitting(entries: readonly Entry[], words: readonly string[]): Entry[] {
  return entries
    .map((entry) => ({ entry, worth: fit(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

/** Returns the matches in a language, or those in the other if there are none, since most pages are only in English. */
export function find(entries: readonly Entry[], query: string, language: Language, most = 12): Found[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const found = fitting(entries, words);
  const own = found.filter(([url]) => languageOf(url) === language);
  return (own.length > 0 ? own : found).slice(0, most).map(([url, page, heading, text]) => {
    const at = Math.max(0, ...words.map((word) => startsAt(text.toLowerCase(), word)));
    const start = at > 40 ? text.indexOf(' ', at - 40) + 1 : 0;
    return { url, page, heading, around: `${start > 0 ? '… ' : ''}${text.slice(start, start + 140)}` };
  });
}
