/**
 * Ensures that only one run is in progress. A caller waits for a run that began after its call. Those who call during a
 * run share the next one.
 */
export function oneAtATime(run: () => Promise<void>): { run(): Promise<void>; settled(): Promise<unknown> } {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = () => {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const startNext = async (before: Promise<void>) => {
    await before.catch(() => undefined);
    next = undefined;
    await start();
  };
  return {
    run() {
      if (!running) return start();
      next ??= startNext(running);
      return next;
    },
    /** Resolves once no run is in progress, however they ended. */
    settled: () => Promise.allSettled([running, next]),
  };
}
