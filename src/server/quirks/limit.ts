/** Limits the requests of one key per minute, counted from the first one on or in any sixty seconds. */
export function createLimit(limit: number, isSliding: boolean) {
  const minute = 60_000;
  let times: number[] = [];
  return {
    /** @returns what is left, and the milliseconds until there is more. `isOver` is true if the request is refused. */
    spend(now: number) {
      const [first = now] = times;
      if (isSliding) times = times.filter((time) => now - time < minute);
      else if (now - first >= minute) times = [];
      const isOver = times.length >= limit;
      if (!isOver) times.push(now);
      return { isOver, remaining: limit - times.length, wait: Math.max(1, (times[0] ?? now) + minute - now) };
    },
  };
}
