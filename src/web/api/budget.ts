import { useSyncExternalStore } from 'react';
import { rateHeaders } from './rate-headers.ts';

/** The requests that are left, as the server last told. */
export interface Budget {
  /** undefined: the server does not say, or this page may not read it. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** When `remaining` is `limit` again, in ms since 1970. */
  readonly resetAt: number | undefined;
  /** How many calls wait because the limit is spent, */
  readonly waiting: number;
  /** and until when, in ms since 1970. */
  readonly waitingUntil: number | undefined;
}

const unknown: Budget = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  waiting: 0,
  waitingUntil: undefined,
};

let budget = unknown;
let refill: ReturnType<typeof setTimeout> | undefined;
const waits = new Set<{ until: number }>();
const listeners = new Set<() => void>();

function change(next: Partial<Budget>) {
  budget = { ...budget, ...next };
  for (const listener of listeners) listener();
}

/** Takes the headers of an answer. A server without them leaves the meter as it is. */
export function noteAnswer(headers: Headers, now = Date.now()) {
  const { limit, remaining, resetAt } = rateHeaders(headers, now);
  if (limit === undefined && remaining === undefined) return;
  change({ limit: limit ?? budget.limit, remaining, resetAt });
  clearTimeout(refill);
  // Without a further request nobody would tell that the minute is over.
  if (resetAt !== undefined)
    refill = setTimeout(() => change({ remaining: budget.limit, resetAt: undefined }), resetAt - now);
}

/** Another account or server has another budget. */
export function forgetBudget() {
  clearTimeout(refill);
  change({ limit: undefined, remaining: undefined, resetAt: undefined });
}

/** Resolves at the moment, and shows it as a wait until then. Rejects when the signal aborts. */
export async function waitUntil(moment: number, signal?: AbortSignal): Promise<void> {
  const wait = { until: moment };
  waits.add(wait);
  showWaits();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, Math.max(0, moment - Date.now()));
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
      });
    });
  } finally {
    waits.delete(wait);
    showWaits();
  }
}

const showWaits = () =>
  change({
    waiting: waits.size,
    waitingUntil: waits.size > 0 ? Math.max(...Array.from(waits, ({ until }) => until)) : undefined,
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentBudget = () => budget;
export const useBudget = () => useSyncExternalStore(subscribe, currentBudget);
