const names = new Map<string, Intl.DisplayNames>();

/** "DE" as "Germany" in the reader's language. What is no country code comes back as it is, and nothing as "Unknown". */
export const countryName = (code: string, locale = navigator.language): string => {
  const text = code.trim();
  if (text === '' || text.toLowerCase() === 'unknown' || text.toUpperCase() === 'XX') return 'Unknown';
  if (!/^[a-z]{2}$/i.test(text)) return text;
  const display = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  names.set(locale, display);
  return display.of(text.toUpperCase()) ?? text;
};
