/**
 * Lets one run go at a time. A caller waits for a run that began after its call; those who call during one share the
 * next.
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
    /** Once none is under way, however they ended. */
    settled: () => Promise.allSettled([running, next]),
  };
}
