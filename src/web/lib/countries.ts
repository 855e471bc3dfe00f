import { locale as readersLocale } from '#web/words/language.ts';
import { labels } from '#web/words/labels.ts';

const names = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string) => {
  const display = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  names.set(locale, display);
  return display;
};

const isCode = (text: string) => /^[a-z]{2}$/i.test(text);

/**
 * Returns a country's name in the user's language, such as "Germany" for "DE". Text that isn't a country code is
 * returned unchanged. An empty or unknown code returns "Unknown" in that language.
 */
export const countryName = (code: string, locale = readersLocale()): string => {
  const text = code.trim();
  if (text === '' || text.toLowerCase() === 'unknown' || text.toUpperCase() === 'XX') return labels.unknown;
  return isCode(text) ? (namesIn(locale).of(text.toUpperCase()) ?? text) : text;
};

/** Returns the code that replaced a former one, such as "DE" for "DD" or "GB" for "UK". */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Codes that have names but aren't countries, such as unions, regions and reserved codes. */
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

/** Returns all countries by their names in the user's language, in its alphabetical order. */
export const allCountries = (locale = readersLocale()): { code: string; name: string }[] =>
  pairs
    .filter((code) => !noCountries.has(code) && currentCode(code) === code)
    .flatMap((code) => {
      const name = namesIn(locale).of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

let codes: Map<string, string> | undefined;

/** Returns the codes of all countries by their English names in lower case. */
function codesByName(): Map<string, string> {
  if (codes) return codes;
  codes = new Map();
  for (const code of pairs) {
    const name = namesIn('en').of(code)?.toLowerCase();
    if (name !== undefined) codes.set(name, currentCode(code));
  }
  return codes;
}

/** Returns "DE" for both "de" and "Germany", since some servers return English names. */
export const countryCode = (label: string): string | undefined => {
  const text = label.trim();
  if (isCode(text)) return text.toUpperCase() === 'XX' ? undefined : currentCode(text.toUpperCase());
  return codesByName().get(text.toLowerCase());
};
