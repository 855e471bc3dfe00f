import { locale as readersLocale } from '#web/words/language.ts';
import { labels } from '#web/words/labels.ts';

const names = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string) => {
  const display = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  names.set(locale, display);
  return display;
};

const isCode = (text: string) => /^[a-z]{2}$/i.test(text);

/** "DE" as "Germany" in the reader's language. What is no country code comes back as it is, and nothing as "Unknown" in that language. */
export const countryName = (code: string, locale = readersLocale()): string => {
  const text = code.trim();
  if (text === '' || text.toLowerCase() === 'unknown' || text.toUpperCase() === 'XX') return labels.unknown;
  return isCode(text) ? (namesIn(locale).of(text.toUpperCase()) ?? text) : text;
};

/** "DE" of "DD", "GB" of "UK": some codes have been replaced. */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Names are known of them too, and they are no countries: unions, regions, and places of no one. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** All countries by their names in the reader's language, in its order. */
export const allCountries = (locale = readersLocale()): { code: string; name: string }[] =>
  pairs
    .filter((code) => !noCountries.has(code) && currentCode(code) === code)
    .flatMap((code) => {
      const name = namesIn(locale).of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

let codes: Map<string, string> | undefined;

/** The codes of all countries by their English names, in small letters. */
function codesByName(): Map<string, string> {
  if (codes) return codes;
  codes = new Map();
  for (const code of pairs) {
    const name = namesIn('en').of(code)?.toLowerCase();
    if (name !== undefined) codes.set(name, currentCode(code));
  }
  return codes;
}

/** "DE" of "de" and of "Germany": some servers write the country out, in English. */
export const countryCode = (label: string): string | undefined => {
  const text = label.trim();
  if (isCode(text)) return text.toUpperCase() === 'XX' ? undefined : currentCode(text.toUpperCase());
  return codesByName().get(text.toLowerCase());
};
