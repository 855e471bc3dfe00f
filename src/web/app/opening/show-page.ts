import { keepsSeveral } from '#web/client/several-here.ts';
import { pause } from '#web/lib/pause.ts';
import { markOf } from '#web/lib/key-mark.ts';
import { buildHere, type KeptPage, lookNow, placeOf, showAnswers } from './kept-page.ts';
import { hasOnly, openedPage } from './opened-page.ts';

const week = 7 * 24 * 3_600_000;
/** Their figures are those of days up to the one on which they are looked at. */
const ofToday = ['', 'statistics'];

/** In ms since 1970. */
const isFresh = (at: number, path: string) =>
  Date.now() - at < week &&
  (!ofToday.includes(path) || new Date(at).toDateString() === new Date().toDateString());

/** They have no frame around them. */
const unframed = ['sign-in', 'setup', 'register', 'forgotten', 'reset'];

/** The page as it was when it was left; undefined: nothing was kept of it, or it would look otherwise now. */
function findKept(): KeptPage | undefined {
  const opened = openedPage();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = opened && placeOf(opened.path);
  if (!opened || !place || !hasOnly(opened.query, ['in'])) return undefined;
  // Who goes back, or reloads further down, is to find the place again; of several accounts, the address names one.
  const startsAtTop = navigation?.type === 'navigate' || (navigation?.type === 'reload' && isAtTop());
  if (!startsAtTop || (keepsSeveral() && !opened.query.has('in'))) return undefined;
  const kept = JSON.parse(opened.store.getItem(opened.prefix + place) ?? 'null') as KeptPage | null;
  return kept?.build === buildHere() &&
    kept.look === lookNow() &&
    kept.key === markOf(opened.kept.key) &&
    isFresh(kept.at, opened.path)
    ? kept
    : undefined;
}

/** As `scroll-positions.ts` notes it. */
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

/** In ms. */
const patienceForFont = 50;

/** A tab that goes behind others meanwhile is painted no more, in ms. */
const patience = 1000;

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });

/** What was pressed before the page could take it. */
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

/** Hands the last press on to the page itself, once it has taken the place of the kept one. */
function handPressesOn(root: HTMLElement) {
  let press: Press | undefined;
  const note = ({ clientX: x, clientY: y, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const text = pressableAt(root, x, y)?.textContent;
    // Another tab or window is opened by the browser alone.
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

/** As `web/browser/theme.ts` keeps it: the page's code, which knows more of it, comes later. */
function applyTheme() {
  const theme = localStorage.getItem('waypost-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** Shows the frame alone (`opening.css`). */
function showFrame() {
  const opened = openedPage();
  // Of several accounts, phones name the one that is shown, which the page's code knows.
  if (opened && !unframed.includes(opened.path) && !keepsSeveral())
    document.documentElement.dataset['opening'] = '';
}

/** Shows the page as it was when it was left, or its frame, until the page itself is there. Resolves when it is painted. */
export async function showEarlyPage(): Promise<void> {
  try {
    applyTheme();
    // Nobody sees a page that is opened behind others, which is painted only when somebody does.
    const kept = document.hidden ? undefined : findKept();
    const root = document.querySelector<HTMLElement>('#root');
    if (!kept || !root) {
      showFrame();
      return;
    }
    await loadStyles(kept.styles);
    // Kept with the app: no other font is looked up and replaced.
    await Promise.race([document.fonts.load('1em "Inter Variable"'), pause(patienceForFont)]);
    root.inert = true;
    root.ariaHidden = 'true';
    root.ariaBusy = 'true';
    root.innerHTML = kept.html;
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    handPressesOn(root);
    showAnswers(kept.answers);
    await painted();
  } catch {
    // Storage is refused, or a style sheet is gone: the page begins empty.
  }
}
