const names = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string) => {
  const display = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  names.set(locale, display);
  return display;
};

const isCode = (text: string) => /^[a-z]{2}$/i.test(text);

/** "DE" as "Germany" in the reader's language. What is no country code comes back as it is, and nothing as "Unknown". */
export const countryName = (code: string, locale = navigator.language): string => {
  const text = code.trim();
  if (text === '' || text.toLowerCase() === 'unknown' || text.toUpperCase() === 'XX') return 'Unknown';
  return isCode(text) ? (namesIn(locale).of(text.toUpperCase()) ?? text) : text;
};

/** "DE" of "DD", "GB" of "UK": some codes have been replaced. */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

let codes: Map<string, string> | undefined;

/** The codes of all countries by their English names, in small letters. */
function codesByName(): Map<string, string> {
  if (codes) return codes;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  codes = new Map();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
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
