let catalogue: Readonly<Record<string, object>> = {};

/** To be called before any module with words is loaded: what they say is decided once. */
export const setCatalogue = (translated: Readonly<Record<string, object>>) => {
  catalogue = translated;
};

/**
 * The words of one area in the page's language.
 * @param area the member of the other languages' catalogues, such as `pixels` in de.ts; its type is held there
 */
export const inLanguage = <Words extends object>(area: string, english: Words): Words =>
  (catalogue[area] as Words | undefined) ?? english;
