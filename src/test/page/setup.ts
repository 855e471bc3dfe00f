/** Before each page test's file: what a browser has and jsdom lacks, and a clean page after each test. */
import './quick-labels.ts';
import './quick-looks.ts';
import './quick-styles.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closeOver } from '#web/app/over-page.ts';
import { afterFirstView } from '#web/browser/first-view.ts';
import { toastsToShow } from '#web/ui/base/toast.ts';

/** jsdom lays nothing out, so there is never a size or a position to tell. */
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

/** Tells the size of what it observes once, which is none: nothing is laid out. */
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

/** A wide window, a light scheme, no wish for less motion: no query matches. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) satisfies MediaQueryList;

// The page is one that a service sends.
document.documentElement.dataset['config'] = '{}';
window.matchMedia = matchMedia;
window.ResizeObserver = OneSize;
window.IntersectionObserver = NothingToObserve;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// Nothing lies over what has the focus.
document.elementFromPoint = () => document.activeElement;
Element.prototype.getAnimations = () => [];

/**
 * React reports its findings (a missing key, an update outside act, a controlled field that changes its mind) there
 * and nowhere else. A test that means to see an error says so: vi.spyOn(console, 'error').mockImplementation(…).
 */
const complaints: string[] = [];

/** Before the test. */
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
  closeOver();
  // Told by one test, and still shown to the next.
  toastsToShow.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // What is both stubbed and spied on goes back to the one or the other, and would stay so for all later files.
  globalThis.fetch = fetchBefore;
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});

// A page goes on loading the code of its other parts. What is cut short at the end of a file stays missing for all files
// that come after it in this process, and so does what begins only then, as it waits for a first view.
afterAll(async () => {
  document.body.append(document.createElement('h1'));
  // A test that stops the clock may have stopped that wait for good: then nothing follows it.
  await Promise.race([afterFirstView(), sleep(1000)]);
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});
