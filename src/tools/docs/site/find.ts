import { type Language, languageOf } from '#tools/docs/language.ts';
import type { Entry } from '#tools/docs/search-index.ts';

export interface Found {
  url: string;
  page: string;
  heading: string;
  /** A piece of the text around the first word. */
  around: string;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** Of such words, no sign means anything in a pattern. */
const startsAt = (text: string, word: string) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'));

/** How well an entry fits: a word of a title counts most. 0: one of the words isn't there. */
function fit([, page, heading, text]: Entry, words: readonly string[]): number {
  const places = [page, heading, text].map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    const [inPage, inHeading, inText] = places.map((part) => startsAt(part, word) >= 0);
    const worth = Number(inHeading) * 5 + Number(inPage) * 4 + Number(inText);
    if (worth === 0) return 0;
    sum += worth;
  }
  // Of a page's parts, the page itself first.
  return sum + (heading === '' ? 1.5 : 0);
}

/** The entries that hold every word, or the beginning of one, best first. */
function fitting(entries: readonly Entry[], words: readonly string[]): Entry[] {
  return entries
    .map((entry) => ({ entry, worth: fit(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

/** What is found in a language; where that has nothing, in the other: most pages are in English alone. */
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
