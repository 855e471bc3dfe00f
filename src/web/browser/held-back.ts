import { reasonOf } from '#web/lib/pause.ts';
import { createStore } from './store.ts';

/** Between two tries to reach a server that the browser takes to be out of reach, in ms. */
const betweenTries = 10_000;
const patience = 5000;

/** What a person has saved and that waits for the connection. */
const held = createStore<readonly AbortController[]>([]);

/** Closing the page would lose it: the browser asks. */
const askBefore = (event: BeforeUnloadEvent) => event.preventDefault();

function change(next: readonly AbortController[]) {
  const before = held.get();
  if (before.length === 0 && next.length > 0) window.addEventListener('beforeunload', askBefore);
  if (before.length > 0 && next.length === 0) window.removeEventListener('beforeunload', askBefore);
  held.set(next);
}

/** How many changes of a person wait for the connection. */
export const useHeldBack = () => held.use().length;

/** They are not sent after all; whoever made them is told. */
export function withdrawHeldBack() {
  for (const controller of held.get()) controller.abort();
}

/** A browser without any network may still reach a server on its own machine: only trying tells. */
async function isReachable(server: string): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(`${server}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}

/** Until the browser says that it is online, or it is time to try again. */
const nextTry = (signals: readonly AbortSignal[]) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, betweenTries);
    window.addEventListener('online', end);
    for (const signal of signals) signal.addEventListener('abort', end);
  });

interface Waiter {
  signal?: AbortSignal | undefined;
  /** Whether a person waits for it, who may withdraw it. */
  isAwaited: boolean;
}

/**
 * Waits while the browser has no connection. False: the person has withdrawn it. Rejects when the signal aborts.
 * @param server its address, without a path
 */
export async function connection(server: string, { signal, isAwaited }: Waiter): Promise<boolean> {
  if (await isReachable(server)) return true;
  const own = new AbortController();
  if (isAwaited) change([...held.get(), own]);
  const signals = signal ? [signal, own.signal] : [own.signal];
  try {
    do {
      if (!signals.some(({ aborted }) => aborted)) await nextTry(signals);
      if (signal?.aborted) throw reasonOf(signal);
      if (own.signal.aborted) return false;
    } while (!(await isReachable(server)));
    return true;
  } finally {
    if (isAwaited) change(held.get().filter((one) => one !== own));
  }
}
