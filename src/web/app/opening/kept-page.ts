/** What the browser keeps of a page, so that it is there at once when somebody comes back to it. */

export interface KeptPage {
  /** The script that the page begins with: another build shows it in another way. */
  build: string;
  /** Tells the key of the account from others. */
  key: string;
  /** In ms since 1970. */
  at: number;
  /** Attributes of <html> that decide how it looks, and how wide the window is. */
  look: string;
  /** What is within #root, with styles in `data-style`, as the policy allows none in HTML. */
  html: string;
  /** Addresses of the style sheets that it needs. */
  styles: readonly string[];
  /** What queries had answered, as `kept-answers.ts` writes it. */
  answers: string;
}

const lists = ['', 'links', 'qr', 'campaigns', 'channels', 'domains', 'pixels', 'overlays', 'splash', 'bio'];

/** Where a page is kept, by its path below /app/; undefined: it isn't. */
export const placeOf = (path: string) =>
  lists.includes(path) || path === 'statistics' ? `page:${path}` : undefined;

const layouts = ['(width < 768px)', '(768px <= width < 1100px)'];

/** A page that was kept for another language, theme or width is not shown. */
export const lookNow = () =>
  [
    document.documentElement.lang,
    document.documentElement.dataset['theme'],
    ...layouts.map((query) => matchMedia(query).matches),
  ].join(' ');

/** Of the build that runs here. */
export const buildHere = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** The answers that a kept page was shown with, until the page takes its place. */
export const answersShown = () => (globalThis as { waypostAnswers?: string }).waypostAnswers;

export const showAnswers = (answers: string) => Object.assign(globalThis, { waypostAnswers: answers });
