import { pauseOrOnline } from '#web/browser/pause-or-online.ts';
import { pause } from '#web/lib/pause.ts';
import { ApiError, isTransient } from './api-error.ts';
import { isAwaited, type Lane } from './ledger.ts';
import type { TurnOptions } from './scheduler.ts';

const second = 1000;

interface Patience {
  /** Pauses before each retry, in ms. */
  pauses: readonly number[];
  /** The longest wait that a server may ask for, in ms. A longer one is reported immediately. */
  longest: number;
}

/** A user who looks at the page should soon see that it fails. Background work has time. */
const patienceOf = (lane: Lane): Patience =>
  isAwaited(lane)
    ? { pauses: [0.5 * second, 1.5 * second], longest: 10 * second }
    : { pauses: [second, 4 * second, 15 * second, 30 * second], longest: 300 * second };

/** Randomizes a pause, so that tabs and users that lost the same server don't all return at the same moment. */
const scattered = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);

/** Retries a read whose failure may be temporary: no response, or a server fault. */
export async function retryRead<Answer>(
  wish: TurnOptions,
  signal: AbortSignal | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const wait = waitAfter(error, tries, wish.lane);
      if (wait === undefined || signal?.aborted) throw error;
      // A wait that the server asked for isn't cut short.
      const isAsked = error instanceof ApiError && error.retryAt !== undefined;
      await (isAsked ? pause : pauseOrOnline)(wait, signal);
    }
  }
}

/** Returns undefined if a retry isn't worthwhile. */
function waitAfter(error: unknown, tries: number, lane: Lane): number | undefined {
  const { pauses, longest } = patienceOf(lane);
  const usual = pauses[tries];
  if (usual === undefined || !(error instanceof ApiError) || !isTransient(error)) return undefined;
  // A timeout is retried only once. After the second, the user is shown the error.
  if (error.isTooLate && tries > 0) return undefined;
  // Nothing improves until the connection is back, and then the page is read again anyway.
  if (!navigator.onLine && isAwaited(lane)) return undefined;
  const asked = error.retryAt === undefined ? 0 : error.retryAt - Date.now();
  return asked > longest ? undefined : Math.max(asked, scattered(usual));
}
