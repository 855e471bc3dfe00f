import { hasSeveralAccounts } from '#web/client/several-accounts.ts';
import { pause } from '#web/lib/pause.ts';
import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { currentBuild, type KeptPage, currentLook, pageKeyOf, setShownQueryData } from './kept-page.ts';
import { hasOnly, openedPage } from './opened-page.ts';

const week = 7 * 24 * 3_600_000;
/** Pages whose figures end with the current day. */
const ofToday = ['', 'statistics'];

/** Whether a kept page is recent enough to show. `at` is in ms since 1970. */
const isFresh = (at: number, path: string) =>
  Date.now() - at < week &&
  (!ofToday.includes(path) || new Date(at).toDateString() === new Date().toDateString());

const unframed = ['sign-in', 'setup', 'register', 'forgotten', 'reset'];

/** Returns the page as it was when it was left. Undefined if it wasn't kept or would look different now. */
function findKept(): KeptPage | undefined {
  const opened = openedPage();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = opened && pageKeyOf(opened.path);
  if (!opened || !place || !hasOnly(opened.query, ['in'])) return undefined;
  // Going back, or reloading further down, has to restore the scroll position. With several accounts, the address has
  // to name one.
  const startsAtTop = navigation?.type === 'navigate' || (navigation?.type === 'reload' && isAtTop());
  if (!startsAtTop || (hasSeveralAccounts() && !opened.query.has('in'))) return undefined;
  const kept = JSON.parse(opened.store.getItem(opened.prefix + place) ?? 'null') as KeptPage | null;
  return kept?.build === currentBuild() &&
    kept.look === currentLook() &&
    kept.key === keyFingerprint(opened.kept.key) &&
    isFresh(kept.at, opened.path)
    ? kept
    : undefined;
}

/** Reads the scroll position that `scroll-positions.ts` stored. */
function isAtTop() {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  const positions = JSON.parse(sessionStorage.getItem('waypost-scrolled') ?? '{}') as Record<string, number>;
  return !positions[key];
}

async function loadStyles(addresses: readonly string[]) {
  const here = [...document.styleSheets].map(({ href }) => href);
  await Promise.all(
    addresses
      .filter((address) => !here.includes(address))
      .map((href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.crossOrigin = '';
        return new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          document.head.append(link);
        });
      }),
  );
}

/** Maximum wait for the font, in ms. */
const patienceForFont = 50;

/** Maximum wait for a paint, in ms. A tab that moves to the background is no longer painted. */
const patience = 1000;

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });

/** A click on the kept page, which can't handle it yet. */
interface Press {
  x: number;
  y: number;
  text: string;
}

const pressable = 'a, button, summary, label, [role="button"], [role="tab"], [role="menuitem"]';

const pressableAt = (root: Element, x: number, y: number) =>
  [...root.querySelectorAll<HTMLElement>(pressable)].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });

/** Repeats the last click on the page itself, once it has replaced the kept one. */
function replayPress(root: HTMLElement) {
  let press: Press | undefined;
  const note = ({ clientX: x, clientY: y, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const text = pressableAt(root, x, y)?.textContent;
    // Only the browser can open another tab or window.
    const isPlain = !ctrlKey && !metaKey && !shiftKey;
    press = isPlain && text !== undefined ? { x, y, text } : undefined;
  };
  document.addEventListener('click', note);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    document.removeEventListener('click', note);
    root.inert = false;
    for (const name of ['aria-hidden', 'aria-busy']) root.removeAttribute(name);
    if (!press) return;
    const { x, y, text } = press;
    const element = pressableAt(root, x, y);
    if (element?.textContent === text) element.click();
  });
  observer.observe(root, { childList: true });
}

/** Applies the theme that `web/browser/theme.ts` stored. The page's code, which handles more cases, loads later. */
function applyTheme() {
  const theme = localStorage.getItem('waypost-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** Shows only the frame (`opening.css`). */
function showFrame() {
  const opened = openedPage();
  // With several accounts, phones show the account's name, which only the page's code knows.
  if (opened && !unframed.includes(opened.path) && !hasSeveralAccounts())
    document.documentElement.dataset['opening'] = '';
}

/**
 * Shows the page as it was when it was left, or its frame, until the page itself has loaded. Resolves once that is
 * painted.
 */
export async function showEarlyPage(): Promise<void> {
  try {
    applyTheme();
    // Nobody sees a page opened in the background. It's only painted once the user switches to it.
    const kept = document.hidden ? undefined : findKept();
    const root = document.querySelector<HTMLElement>('#root');
    if (!kept || !root) {
      showFrame();
      return;
    }
    await loadStyles(kept.styles);
    // The font was kept with the app. Loading it now avoids a fallback font that is replaced later.
    await Promise.race([document.fonts.load('1em "Inter Variable"'), pause(patienceForFont)]);
    root.inert = true;
    root.ariaHidden = 'true';
    root.ariaBusy = 'true';
    root.innerHTML = kept.html;
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    replayPress(root);
    setShownQueryData(kept.answers);
    await painted();
  } catch {
    // If storage is refused or a style sheet is missing, the page starts empty.
  }
}
