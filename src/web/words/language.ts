/** The language that the page speaks, and how it counts. main.ts writes it on <html> before any other code runs. */

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (text: string): text is Language => languages.some((known) => known === text);

/** The first of a reader's languages that the dashboard speaks, else English. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

export const language = (): Language => languageOf([document.documentElement.lang]);

/** For Intl: the language with the reader's region, "de-CH", where they have told one. */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language()) ?? language();

/** What a word is for each kind of number; `#` stands for the number. */
interface Forms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  other: string;
}

let rules: { locale: string; plural: Intl.PluralRules; number: Intl.NumberFormat } | undefined;

/** Made when a number is first counted, and again in another language. */
const rulesHere = () => {
  if (rules?.locale !== locale())
    rules = {
      locale: locale(),
      plural: new Intl.PluralRules(locale()),
      number: new Intl.NumberFormat(locale()),
    };
  return rules;
};

/** "1 link" and "1,204 links" of `{ one: '# link', other: '# links' }`. */
export const plural = (count: number, forms: Forms): string => {
  const { plural: kinds, number } = rulesHere();
  return (forms[kinds.select(count)] ?? forms.other).replaceAll('#', number.format(count));
};

/** "Links, domains and pixels". */
export const listing = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
