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

/** "Links" of "links": where a noun begins a label. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "links" of "Links", and "QR codes" of "QR codes": where a label stands within an English sentence. */
export const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
