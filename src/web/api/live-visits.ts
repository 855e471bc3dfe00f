import { analyticsVisits } from '#contract/calls.ts';
import { useEffect } from 'react';
import { liveMinutes, LiveRecent, type LiveVisit, LiveVisits } from '#contract/analytics-visits.ts';
import { pauseOrOnline } from '#web/browser/pause-or-online.ts';
import { createListeners, createStore } from '#web/browser/store.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import { currentCredentials } from '#web/client/credentials.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { eventsIn } from '#web/lib/event-stream.ts';

/** The account's visits of the last half hour. */
export interface LiveNow {
  /** Visits by minute since 1970. */
  minutes: Readonly<Record<number, number>>;
  /** The latest visits, newest first. */
  visits: readonly LiveVisit[];
  /** Whether new visits arrive as they happen. Otherwise they may be late. */
  isFollowing: boolean;
}

/** Maximum number of individual visits to keep. */
const maxVisits = 500;
/** Delay before reconnecting, in ms, after the stream ended and after a failure. */
const [soon, later] = [1000, 20_000];
/** Time without data after which the connection counts as lost, in ms. The server sends a sign of life every 15 s. */
const silence = 40_000;

const minuteOf = (ms: number) => Math.floor(ms / 60_000);

const live = createStore<LiveNow | undefined>(undefined);

/** Removes what is older than half an hour. */
function recent({ minutes, visits, isFollowing }: LiveNow): LiveNow {
  const first = minuteOf(Date.now()) - liveMinutes + 1;
  const isRecent = ({ at }: LiveVisit) => minuteOf(parseWireTime(at)?.getTime() ?? 0) >= first;
  return {
    minutes: Object.fromEntries(Object.entries(minutes).filter(([minute]) => Number(minute) >= first)),
    visits: visits.filter(isRecent).slice(0, maxVisits),
    isFollowing,
  };
}

/** Applies an event to the known state. Returns undefined if the event contains nothing. */
export function withEvent(before: LiveNow | undefined, name: string, data: string): LiveNow | undefined {
  const now = minuteOf(Date.now());
  if (name === 'recent') {
    const { success, data: told } = LiveRecent.safeParse(JSON.parse(data));
    if (!success) return undefined;
    const first = now - told.minutes.length + 1;
    return {
      minutes: Object.fromEntries(told.minutes.map((count, place) => [first + place, count])),
      visits: told.visits,
      isFollowing: true,
    };
  }
  const { success, data: told } = LiveVisits.safeParse(JSON.parse(data));
  if (name !== 'visits' || !success) return undefined;
  const minutes = { ...before?.minutes };
  const add = (minute: number, count: number) => {
    minutes[minute] = (minutes[minute] ?? 0) + count;
  };
  for (const { at } of told.visits) add(minuteOf(parseWireTime(at)?.getTime() ?? Date.now()), 1);
  if (told.more > 0) add(now, told.more);
  return recent({ minutes, visits: [...told.visits, ...(before?.visits ?? [])], isFollowing: true });
}

/**
 * Reads the stream while it's wanted, and reconnects when it ends. Only this tab requests it, on behalf of all tabs.
 */
async function lead(tell: (state: LiveNow) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let wait = soon;
    const connection = new AbortController();
    const disconnect = () => connection.abort();
    let timer = setTimeout(disconnect, silence);
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(disconnect, silence);
    };
    window.addEventListener('offline', disconnect);
    try {
      const stream = (await call(analyticsVisits.live, {
        lane: 'background',
        signal: AbortSignal.any([signal, connection.signal]),
      })) as ReadableStream<Uint8Array<ArrayBuffer>>;
      for await (const { name, data } of eventsIn(stream, { signal: connection.signal, onSign })) {
        if (signal.aborted) return;
        const next = withEvent(live.get(), name, data);
        if (next) tell(next);
      }
      connection.signal.throwIfAborted();
    } catch (error) {
      if (signal.aborted) return;
      const known = live.get();
      if (known) tell({ ...known, isFollowing: false });
      wait = error instanceof ApiError && error.retryAt ? Math.max(later, error.retryAt - Date.now()) : later;
    } finally {
      clearTimeout(timer);
      window.removeEventListener('offline', disconnect);
    }
    await pauseOrOnline(wait, signal).catch(() => undefined);
  }
}

type Message = { asks: true } | { state: LiveNow };

/** Follows the visits while this tab is visible. One tab asks the server, and passes the state on to the others. */
async function follow(account: number, signal: AbortSignal): Promise<void> {
  const name = `waypost-live ${currentCredentials()?.server ?? ''}|${account}`;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(live.set, signal);
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: Message) => channel.postMessage(message);
  let isLeading = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const known = live.get();
    if ('state' in data && !isLeading) live.set(data.state);
    else if ('asks' in data && isLeading && known) post({ state: known });
  });
  post({ asks: true });
  try {
    await navigator.locks.request(name, { signal }, async () => {
      isLeading = true;
      await lead((state) => {
        live.set(state);
        post({ state });
      }, signal);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

const { subscribe, count: wanting } = createListeners();
let following: AbortController | undefined;
let followed: number | undefined;

/** Starts or stops following, depending on whether anything shows the visits and the tab is visible. */
function updateFollowing(account: number): void {
  const isWanted = wanting() > 0 && document.visibilityState === 'visible';
  if (isWanted && following && followed === account) return;
  following?.abort();
  following = undefined;
  if (followed !== account) live.set(undefined);
  if (!isWanted) return;
  followed = account;
  following = new AbortController();
  void follow(account, following.signal);
}

/** Returns the account's visits of the last half hour as they happen. Undefined until they are known. */
export function useLiveVisits(account: number | undefined): LiveNow | undefined {
  useEffect(() => {
    if (account === undefined) return undefined;
    const onChange = () => updateFollowing(account);
    const end = subscribe(onChange);
    document.addEventListener('visibilitychange', onChange);
    onChange();
    return () => {
      end();
      document.removeEventListener('visibilitychange', onChange);
      onChange();
    };
  }, [account]);
  return live.use();
}
