interface Log {
  error(details: object, message: string): void;
}

/** Interval between two lines about the same problem, in ms. */
const minute = 60_000;

/** Logs a problem immediately, and from then on once a minute with the number of occurrences. */
export function createTally(log: Log | undefined, message: string) {
  let latest: object = {};
  let times = 0;
  let timer: NodeJS.Timeout | undefined;

  const say = () => {
    timer = undefined;
    if (times === 0) return;
    log?.error({ ...latest, times }, message);
    times = 0;
    timer = setTimeout(say, minute).unref();
  };
  return {
    note(count: number, details?: object) {
      times += count;
      if (details) latest = details;
      if (!timer) say();
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
