import { reasonOf } from '#web/lib/pause.ts';
import { createStore } from './store.ts';

/** Between two tries to reach a server that the browser takes to be out of reach, in ms. */
const betweenTries = 10_000;
/** The same once the browser says that it is online. It may say so before requests get through. */
const betweenTriesOnline = 1000;
/** A server that doesn't answer so often, though the browser is online, is asked all the same, and its failure is told. */
const triesOnline = 3;
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
async function isReachable(server: string, signals: readonly AbortSignal[] = []): Promise<boolean> {
  try {
    await fetch(`${server}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...signals]),
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
    const timer = setTimeout(end, navigator.onLine ? betweenTriesOnline : betweenTries);
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
  if (navigator.onLine || (await isReachable(server))) return true;
  const own = new AbortController();
  if (isAwaited) change([...held.get(), own]);
  const signals = signal ? [signal, own.signal] : [own.signal];
  let isBack = false;
  let failedOnline = 0;
  try {
    while (!isBack && failedOnline < triesOnline) {
      if (!signals.some(({ aborted }) => aborted)) await nextTry(signals);
      isBack = await isReachable(server, signals);
      if (signal?.aborted) throw reasonOf(signal);
      if (own.signal.aborted) return false;
      failedOnline = navigator.onLine ? failedOnline + 1 : 0;
    }
    return true;
  } finally {
    if (isAwaited) change(held.get().filter((one) => one !== own));
  }
}
