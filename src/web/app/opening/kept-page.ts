/** A page as the browser keeps it, so that it can be shown immediately when the user returns. */

export interface KeptPage {
  /** The page's entry script. Another build may show the page differently. */
  build: string;
  /** A mark that distinguishes the account's key from others. */
  key: string;
  /** In ms since 1970. */
  at: number;
  /** The attributes of <html> that affect the page's look, and the width of the window. */
  look: string;
  /** The content of #root. Styles are in `data-style`, since the policy allows none in HTML. */
  html: string;
  /** Addresses of the style sheets that the page needs. */
  styles: readonly string[];
  /** Data of the page's queries, as `kept-queries.ts` writes it. */
  answers: string;
}

const lists = ['', 'links', 'qr', 'campaigns', 'channels', 'domains', 'pixels', 'overlays', 'splash', 'bio'];

/** Returns the name that a page is kept under, by its path below /app/. Undefined if it isn't kept. */
export const pageKeyOf = (path: string) =>
  lists.includes(path) || path === 'statistics' ? `page:${path}` : undefined;

const layouts = ['(width < 768px)', '(768px <= width < 1100px)'];

/** Returns the current look. A page kept for another language, theme or width isn't shown. */
export const currentLook = () =>
  [
    document.documentElement.lang,
    document.documentElement.dataset['theme'],
    ...layouts.map((query) => matchMedia(query).matches),
  ].join(' ');

/** Returns the entry script's URL, which identifies the running build. */
export const currentBuild = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Returns the query data that a kept page is shown with, until the page itself replaces it. */
export const shownQueryData = () => (globalThis as { waypostAnswers?: string }).waypostAnswers;

export const setShownQueryData = (answers: string) => Object.assign(globalThis, { waypostAnswers: answers });
