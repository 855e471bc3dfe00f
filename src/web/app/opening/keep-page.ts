import type { QueryClient } from '@tanstack/react-query';
import { writeStored, type StorageArea } from '#web/browser/stored.ts';
import { hasKeptCopy } from '#web/browser/kept-copy.ts';
import { idle } from '#web/browser/first-view.ts';
import { currentCredentials, staysSignedIn } from '#web/client/credentials.ts';
import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { serializeQueries } from './kept-queries.ts';
import { currentAddress, hasOnly } from './opened-page.ts';
import { currentBuild, type KeptPage, currentLook, pageKeyOf } from './kept-page.ts';

/** Maximum length of a kept page. A browser stores about five million characters for a site. */
const maxCharacters = 200_000;
/** Time without a response before the page is kept, in ms. */
const rest = 1000;

/**
 * Returns where pages are kept: in the browser if the account's copy is kept there, or in the tab if the key ends with
 * it. Undefined otherwise.
 */
export const pageStorageArea = (): StorageArea | undefined =>
  staysSignedIn() ? (hasKeptCopy() ? 'browser' : undefined) : currentCredentials() ? 'tab' : undefined;

/** Matches what the page won't start with: anything open, selected or loading. */
const passing =
  '[aria-busy="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [data-toast], :checked:not(option)';

/** Whether the element is only visible after scrolling down. */
const isBelow = (element: Element) =>
  element.getBoundingClientRect().top + window.scrollY > window.innerHeight;

function htmlOf(root: Element): string {
  const copy = root.cloneNode(true) as HTMLElement;
  const parts = [...copy.querySelectorAll('main tr, main section')];
  for (const [at, part] of root.querySelectorAll('main tr, main section').entries())
    if (isBelow(part)) parts[at]?.remove();
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  // Addresses of in-memory pictures become invalid with the page.
  for (const picture of copy.querySelectorAll('img[src^="blob:"]')) picture.removeAttribute('src');
  const selects = root.querySelectorAll('select');
  for (const [at, select] of copy.querySelectorAll('select').entries())
    for (const option of select.options)
      option.toggleAttribute('selected', option.value === selects[at]?.value);
  return copy.innerHTML;
}

/** Returns the class names of CSS modules. Each belongs to one style sheet. */
const classesIn = (text: string) => text.match(/_[\w-]+_\d+/g) ?? [];

/** The class names of each style sheet, by address. Reading the rules is slow, so it's done once. */
const styled = new Map<string, ReadonlySet<string>>();

/** Rules to read before yielding to the browser. */
const atOnce = 50;

/** Returns no rules for a sheet that failed to load, since reading them throws. */
const rulesOf = (sheet: CSSStyleSheet) => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** Reads a sheet a few rules at a time, so that the browser can handle clicks in between. */
async function readStyles(sheet: CSSStyleSheet) {
  const classes = new Set<string>();
  const rules = rulesOf(sheet);
  for (let from = 0; from < rules.length; from += atOnce) {
    await idle();
    for (const { cssText } of rules.slice(from, from + atOnce))
      for (const name of classesIn(cssText)) classes.add(name);
  }
  // A sheet that failed may be loaded again later.
  if (sheet.href && rules.length > 0) styled.set(sheet.href, classes);
}

/**
 * Returns the addresses of the style sheets that some HTML needs, since most were loaded in advance for other pages.
 * Sheets of other origins, which browser extensions may add, can't be read.
 */
function stylesOf(html: string): string[] {
  const used = new Set(classesIn(html));
  const isUsed = (sheet: CSSStyleSheet) => {
    const classes = styled.get(sheet.href ?? '');
    // A sheet that has just loaded may be needed.
    return classes ? [...classes].some((name) => used.has(name)) : rulesOf(sheet).length > 0;
  };
  return [...document.styleSheets]
    .filter((sheet) => sheet.href?.startsWith(location.origin) && isUsed(sheet))
    .map(({ href }) => href ?? '');
}

/** Keeps the open page in its current state, unless it's in transition. */
function keepPage(client: QueryClient) {
  const credentials = currentCredentials();
  const { path, query } = currentAddress();
  const place = pageKeyOf(path);
  const to = pageStorageArea();
  const root = document.querySelector('#root');
  if (
    !credentials ||
    credentials.visit ||
    !place ||
    !to ||
    !root ||
    !hasOnly(query, ['in']) ||
    !navigator.onLine
  )
    return;
  if (document.querySelector(passing) || !root.querySelector('h1')) return;
  const html = htmlOf(root);
  const page: KeptPage = {
    build: currentBuild(),
    key: keyFingerprint(credentials.key),
    at: Date.now(),
    look: currentLook(),
    html,
    styles: stylesOf(html),
    answers: serializeQueries(client),
  };
  if (page.html.length + page.answers.length <= maxCharacters) writeStored(to, place, page);
}

/** Keeps each page once it has settled, and the last one as it's left. */
export function keepPages(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepIdly(), rest);
  };
  const keepIdly = async () => {
    for (const sheet of [...document.styleSheets].filter(({ href }) => href && !styled.has(href)))
      await readStyles(sheet);
    await idle();
    keepPage(client);
  };
  client.getQueryCache().subscribe(keepSoon);
  document.addEventListener('visibilitychange', () => document.hidden && keepPage(client));
  keepSoon();
}
