/** Detects when the opened page shows its main content. Secondary content waits for that. */

/** Maximum wait in ms, since a server may never respond. */
const patience = 10_000;
/** Time between two checks, in ms. */
const pause = 100;

const isThere = () =>
  document.readyState === 'complete' &&
  document.querySelector('h1') !== null &&
  document.querySelector('[aria-busy="true"]') === null;

/** Resolves when the browser is idle. Some browsers don't report that. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 1);
  });

let isOver = false;

async function wait() {
  const until = performance.now() + patience;
  while (!isThere() && performance.now() < until)
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  // Content that has just arrived is painted first.
  await idle();
  isOver = true;
}

let waiting: Promise<void> | undefined;

/** Resolves once the page is shown and the browser is idle. Resolves immediately after that. */
export const afterFirstView = (): Promise<void> => (waiting ??= wait());

let last: Promise<unknown> | undefined;

/**
 * Runs secondary work once the page is shown, the browser is idle and all earlier work of this kind has finished. The
 * browser handles input in between.
 */
export function runWhenIdle<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = (last ? last.then(idle) : afterFirstView()).then(work);
  last = done.catch(() => undefined);
  return done;
}

const [opened] = performance.getEntriesByType?.('navigation') ?? [];

/**
 * Returns whether a newly opened page, which starts at its top, isn't shown yet. A reloaded page keeps its scroll
 * position.
 */
export const isOpening = () =>
  !isOver && opened !== undefined && 'type' in opened && opened.type === 'navigate';

/** Returns whether the user saves data or has a slow connection. Nothing is then prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
