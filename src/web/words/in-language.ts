let catalogue: Readonly<Record<string, object>> = {};

/**
 * Sets the translations. It must be called before any module with words loads, since each chooses its language only
 * once.
 */
export const setCatalogue = (translated: Readonly<Record<string, object>>) => {
  catalogue = translated;
};

/**
 * Returns the words of an area in the page's language.
 * @param area the member of the other languages' catalogues, such as `pixels` in de.ts, where its type is checked
 */
export const inLanguage = <Words extends object>(area: string, english: Words): Words =>
  (catalogue[area] as Words | undefined) ?? english;
