/** When the opened page shows what it was opened for: everything that is not that waits for it. */

/** After so long it is waited for no more, in ms: a server may never answer. */
const patience = 10_000;
/** Between two looks, in ms. */
const pause = 100;

const isThere = () =>
  document.readyState === 'complete' &&
  document.querySelector('h1') !== null &&
  document.querySelector('[aria-busy="true"]') === null;

/** Resolves when the browser has nothing to do; some tell nothing of that. */
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
  // What has just come is painted first.
  await idle();
  isOver = true;
}

let waiting: Promise<void> | undefined;

/** Resolves once the page is there and the browser has nothing to do; at once from then on. */
export const afterFirstView = (): Promise<void> => (waiting ??= wait());

let last: Promise<unknown> | undefined;

/**
 * Does what is of use later: once the page is there, when the browser has nothing to do, and after whatever else waits for
 * that, so that what is pressed meanwhile is answered in between.
 */
export function inIdleTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = (last ? last.then(idle) : afterFirstView()).then(work);
  last = done.catch(() => undefined);
  return done;
}

const [opened] = performance.getEntriesByType?.('navigation') ?? [];

/** Whether a page that begins at its top is not there yet; one that is reloaded goes on where it was scrolled to. */
export const isOpening = () =>
  !isOver && opened !== undefined && 'type' in opened && opened.type === 'navigate';

/** Whether the person pays for each byte, or waits for it: then nothing is fetched on the chance that it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
