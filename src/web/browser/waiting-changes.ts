import { abortReasonOf } from '#web/lib/pause.ts';
import { createStore } from './store.ts';

/** Time in ms between two attempts to reach the server while the browser reports that it is offline. */
const betweenTries = 10_000;
/** The same once the browser reports that it is online, in ms. It may do so before requests succeed. */
const betweenTriesOnline = 1000;
/** Number of failed attempts while online, after which the request is sent anyway so that its failure is shown. */
const triesOnline = 3;
const patience = 5000;

/** The user's changes that wait for the connection. */
const held = createStore<readonly AbortController[]>([]);

/** Closing the page would lose them, so the browser asks first. */
const askBefore = (event: BeforeUnloadEvent) => event.preventDefault();

function change(next: readonly AbortController[]) {
  const before = held.get();
  if (before.length === 0 && next.length > 0) window.addEventListener('beforeunload', askBefore);
  if (before.length > 0 && next.length === 0) window.removeEventListener('beforeunload', askBefore);
  held.set(next);
}

/** Returns the number of the user's changes that wait for the connection. */
export const useWaitingChanges = () => held.use().length;

/** Cancels the waiting changes. The user sees that they weren't sent. */
export function cancelWaitingChanges() {
  for (const controller of held.get()) controller.abort();
}

/** A browser that is offline may still reach a server on its own machine. Only a request can tell. */
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

/** Resolves when the browser comes online or the next attempt is due. */
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
  /** Whether the user waits for the request and may cancel it. */
  isAwaited: boolean;
}

/**
 * Waits while the browser is offline. Returns false if the user cancels. Rejects if the signal aborts.
 * @param server its URL without a path
 */
export async function waitForConnection(server: string, { signal, isAwaited }: Waiter): Promise<boolean> {
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
      if (signal?.aborted) throw abortReasonOf(signal);
      if (own.signal.aborted) return false;
      failedOnline = navigator.onLine ? failedOnline + 1 : 0;
    }
    return true;
  } finally {
    if (isAwaited) change(held.get().filter((one) => one !== own));
  }
}
