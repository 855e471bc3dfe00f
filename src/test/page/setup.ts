/** Runs before each page test's file. Adds browser features that jsdom lacks, and cleans the page after each test. */
import { isProduction, rendered } from './production-react.ts';
import './quick-labels.ts';
import './quick-looks.ts';
import './quick-styles.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closeGlobalDialog } from '#web/app/global-dialogs.ts';
import { afterFirstView } from '#web/browser/first-view.ts';
import { toastsToShow } from '#web/ui/base/toast.ts';

/** jsdom has no layout, so there is never a size or a position to report. */
class NothingToObserve {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Reports a size once, which is zero since nothing is laid out. */
class OneSize extends NothingToObserve implements ResizeObserver {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    super();
    this.tell = tell;
  }
  override observe(target?: Element) {
    if (!target) return;
    const size = [{ inlineSize: 0, blockSize: 0 }];
    const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    this.tell([{ target, contentRect: target.getBoundingClientRect(), ...sizes }], this);
  }
}

/** No query matches, which means a wide window, a light color scheme and no preference for reduced motion. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) satisfies MediaQueryList;

// Simulates a page that was sent by a service.
document.documentElement.dataset['config'] = '{}';
window.matchMedia = matchMedia;
window.ResizeObserver = OneSize;
window.IntersectionObserver = NothingToObserve;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// Nothing covers the focused element.
document.elementFromPoint = () => document.activeElement;
Element.prototype.getAnimations = () => [];

// Otherwise an action would return before React renders what it changed, as it has no act of its own.
if (isProduction) {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (run) =>
      asyncWrapper(async () => {
        const value: unknown = await run();
        await rendered();
        return value;
      }),
  });
}

/**
 * React reports its findings (a missing key, an update outside act, a field that switches between controlled and
 * uncontrolled) only there. A test that expects an error uses vi.spyOn(console, 'error').mockImplementation(…).
 */
const complaints: string[] = [];

/** The value before the test. */
let fetchBefore = globalThis.fetch;

beforeEach(() => {
  fetchBefore = globalThis.fetch;
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  closeGlobalDialog();
  // A toast of one test would still be shown in the next.
  toastsToShow.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A global that is both stubbed and spied on is restored to one of the two, and would stay so in all later files.
  globalThis.fetch = fetchBefore;
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});

// A page continues to load the code of its other parts. A load that is cut off at the end of a file stays missing for
// all later files in this process, and so does one that starts only then because it waits for a first view.
afterAll(async () => {
  document.body.append(document.createElement('h1'));
  // A test with a stopped clock may have stopped that wait permanently. Nothing follows it in that case.
  await Promise.race([afterFirstView(), sleep(1000)]);
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});
