export type Language = 'de' | 'en';

/** Returns a page's language, by its URL. */
export const languageOf = (url: string): Language => (/^\/docs\/de(?:\/|$)/.test(url) ? 'de' : 'en');
