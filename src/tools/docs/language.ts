export type Language = 'de' | 'en';

/** The language of a page, by its address. */
export const languageOf = (url: string): Language => (/^\/docs\/de(?:\/|$)/.test(url) ? 'de' : 'en');
