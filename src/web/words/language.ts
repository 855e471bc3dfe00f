/** The page's language and its plural forms. main.ts sets the language on <html> before any other code runs. */

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (text: string): text is Language => languages.some((known) => known === text);

/** Returns the first of a user's languages that the dashboard supports, or else English. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

export const language = (): Language => languageOf([document.documentElement.lang]);

/** Returns the locale for Intl: the language with the user's region if known, such as "de-CH". */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language()) ?? language();

/** The forms of a word for each kind of number. `#` stands for the number. */
interface Forms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  other: string;
}

let rules: { locale: string; plural: Intl.PluralRules; number: Intl.NumberFormat } | undefined;

/** Creates the rules when a number is first counted, and again after the language changes. */
const rulesHere = () => {
  if (rules?.locale !== locale())
    rules = {
      locale: locale(),
      plural: new Intl.PluralRules(locale()),
      number: new Intl.NumberFormat(locale()),
    };
  return rules;
};

/** Returns "1 link" or "1,204 links" for `{ one: '# link', other: '# links' }`. */
export const plural = (count: number, forms: Forms): string => {
  const { plural: kinds, number } = rulesHere();
  return (forms[kinds.select(count)] ?? forms.other).replaceAll('#', number.format(count));
};

/** Returns a list such as "Links, domains and pixels". */
export const listing = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);

/** Turns "links" into "Links", for a noun at the beginning of a label. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns "Links" into "links", but keeps "QR codes", for a label within an English sentence. */
export const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
