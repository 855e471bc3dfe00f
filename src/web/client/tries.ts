import { pauseOrOnline } from '#web/browser/pause-or-online.ts';
import { pause } from '#web/lib/pause.ts';
import { ApiError, isPassing } from './api-error.ts';
import { isAwaited, type Lane } from './ledger.ts';
import type { Wish } from './scheduler.ts';

const second = 1000;

interface Patience {
  /** Before each further try, in ms. */
  pauses: readonly number[];
  /** The longest wait that a server may ask for, in ms; a longer one is told at once. */
  longest: number;
}

/** Somebody who looks at the page is to learn soon that it fails; what goes on behind it has time. */
const patienceOf = (lane: Lane): Patience =>
  isAwaited(lane)
    ? { pauses: [0.5 * second, 1.5 * second], longest: 10 * second }
    : { pauses: [second, 4 * second, 15 * second, 30 * second], longest: 300 * second };

/** Tabs and people that lost the same server do not all come back at one moment. */
const scattered = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);

/** Reads again what failed in a way that may pass: no answer, or a failure of the server. */
export async function retryRead<Answer>(
  wish: Wish,
  signal: AbortSignal | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const wait = waitAfter(error, tries, wish.lane);
      if (wait === undefined || signal?.aborted) throw error;
      // What a server asks to wait is not made shorter.
      const isAsked = error instanceof ApiError && error.retryAt !== undefined;
      await (isAsked ? pause : pauseOrOnline)(wait, signal);
    }
  }
}

/** undefined: it is not worth another try. */
function waitAfter(error: unknown, tries: number, lane: Lane): number | undefined {
  const { pauses, longest } = patienceOf(lane);
  const usual = pauses[tries];
  if (usual === undefined || !(error instanceof ApiError) || !isPassing(error)) return undefined;
  // Whoever has waited as long as that is told after the second time.
  if (error.isTooLate && tries > 0) return undefined;
  // Nothing gets better before the connection is back, and then the page reads anew.
  if (!navigator.onLine && isAwaited(lane)) return undefined;
  const asked = error.retryAt === undefined ? 0 : error.retryAt - Date.now();
  return asked > longest ? undefined : Math.max(asked, scattered(usual));
}
