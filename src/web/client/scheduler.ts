import {
  admit,
  blankLedger,
  isAwaited,
  type Ledger,
  type Lane,
  lanes,
  remainingRequests,
  type RemainingRequests,
  mergeLedgers,
  recordRefusal,
  recordResponse,
  withoutSent,
  withSent,
} from './ledger.ts';
import { type LedgerStore, memoryLedger } from './ledger-stores.ts';
import type { RateHeaders } from './rate-headers.ts';

/** The right to send one request, once. Its holder reports the outcome. */
export interface Turn {
  /** The position in the queue. A refused request asks for another turn with the same position. */
  readonly place: number;
  answered(told: RateHeaders): Promise<void>;
  /** Reports a refusal because the limit is spent. `until` is in ms since 1970. */
  refused(until: number): Promise<void>;
  /** Reports that there was no response. The request may count anyway. */
  lost(): Promise<void>;
  /** Reports that there was no connection, so the request was never sent. */
  unsent(): Promise<void>;
}

/**
 * What a request asks of the scheduler. The lane may change while it waits, if a more pressing caller wants the same.
 */
export interface TurnOptions {
  lane: Lane;
  isChange?: boolean;
}

export interface Outlook extends RemainingRequests {
  /** Number of requests that users are waiting for and that are held back because the limit is spent. */
  waiting: number;
  /** When the held requests can continue, in ms since 1970. */
  waitingUntil: number | undefined;
  /** The same time, if one of them is a change. */
  changesUntil: number | undefined;
}

interface Waiting {
  id: string;
  wish: TurnOptions;
  place: number;
  admit: (turn: Turn) => void;
}

const tab = Math.random().toString(36).slice(2);
let requests = 0;

const sooner = (one: Waiting, other: Waiting) =>
  lanes.indexOf(one.wish.lane) - lanes.indexOf(other.wish.lane) || one.place - other.place;

/** Returns the turn of a request that the ledger knows by its id. */
export const createTurn = (
  enter: (step: (ledger: Ledger) => Ledger) => Promise<void>,
  id: string,
  place: number,
): Turn => ({
  place,
  answered: (told) => enter((ledger) => recordResponse(ledger, id, told, Date.now())),
  refused: (until) => enter((ledger) => recordRefusal(ledger, id, until, Date.now())),
  lost: () => enter((ledger) => recordResponse(ledger, id, {}, Date.now())),
  unsent: () => enter((ledger) => withoutSent(ledger, id)),
});

/**
 * Gives each request its turn within the limit. The most pressing lane goes first, and within a lane the order of
 * arrival applies.
 */
export function createScheduler(show: (outlook: Outlook | undefined) => void) {
  let store: LedgerStore = memoryLedger();
  let queue: Waiting[] = [];
  let heldUntil: number | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** Pending until this tab knows what others have spent. */
  let joining: Promise<void> | undefined;
  let isAsking = false;
  let isAskedAgain = false;

  async function refresh() {
    clearTimeout(alarm);
    const now = Date.now();
    const ledger = await store.change((current) => [current, current] as const);
    const isBlank =
      ledger.told === undefined &&
      ledger.sent.length + ledger.spent.length === 0 &&
      ledger.refusedUntil <= now;
    const outlook = remainingRequests(ledger, now);
    // Jobs of many requests show their own progress.
    const awaited = heldUntil === undefined ? [] : queue.filter(({ wish }) => isAwaited(wish.lane));
    const waiting = awaited.length;
    show(
      isBlank && waiting === 0
        ? undefined
        : {
            ...outlook,
            waiting,
            waitingUntil: waiting > 0 ? heldUntil : undefined,
            changesUntil: awaited.some(({ wish }) => wish.isChange) ? heldUntil : undefined,
          },
    );
    const next = Math.min(heldUntil ?? Infinity, outlook.resetAt ?? Infinity);
    // A timer may fire slightly early.
    if (next < Infinity) alarm = setTimeout(() => void ask(), Math.max(1, next - now + 1));
  }

  /** Asks the ledger to admit the most pressing request, until none is left or one isn't admitted. */
  async function ask(): Promise<void> {
    isAskedAgain = true;
    if (isAsking) return;
    isAsking = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      await joining;
      const head = queue.toSorted(sooner)[0];
      heldUntil = undefined;
      if (!head) break;
      const verdict = await store.change((ledger) => admit(ledger, head.wish.lane, head.id, Date.now()));
      if (!verdict.admitted) heldUntil = verdict.at;
      else if (queue.includes(head)) {
        queue = queue.filter((one) => one !== head);
        isAskedAgain = true;
        head.admit(turnOf(head));
      } else {
        // The request was withdrawn while the ledger was being read.
        isAskedAgain = true;
        await store.change((ledger) => [withoutSent(ledger, head.id), undefined] as const);
      }
    }
    isAsking = false;
    await refresh();
  }

  const turnOf = ({ id, place }: Pick<Waiting, 'id' | 'place'>, entered = Promise.resolve()): Turn =>
    createTurn(
      async (step) => {
        await entered;
        await store.change((ledger) => [step(ledger), undefined] as const);
        await ask();
      },
      id,
      place,
    );

  return {
    /** Resolves when the request may be sent. Rejects if the signal aborts first. The request then never counts. */
    turn(wish: TurnOptions, signal?: AbortSignal, place = (requests += 1)): Promise<Turn> {
      return new Promise((resolve, reject) => {
        const aborted = () =>
          signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
        if (signal?.aborted) {
          reject(aborted());
          return;
        }
        const withdrawn = () => {
          queue = queue.filter((one) => one !== waiting);
          reject(aborted());
          void ask();
        };
        const waiting: Waiting = {
          id: `${tab} ${(requests += 1)}`,
          wish,
          place,
          admit(turn) {
            signal?.removeEventListener('abort', withdrawn);
            resolve(turn);
          },
        };
        signal?.addEventListener('abort', withdrawn, { once: true });
        queue.push(waiting);
        void ask();
      });
    },
    /** Returns the turn of a request that has already been sent. It's counted and doesn't wait. */
    turnOfSent(at: number): Turn {
      const id = `${tab} ${(requests += 1)}`;
      const enter = async () => {
        await joining;
        await store.change((ledger) => [withSent(ledger, id, at), undefined] as const);
      };
      return turnOf({ id, place: (requests += 1) }, enter());
    },
    /** Call this when a wish has become more pressing. */
    hasten(): void {
      void ask();
    },
    /** Starts counting in a ledger shared with other tabs, and adds what was counted alone so far. */
    async share(shared: LedgerStore): Promise<void> {
      const join = async () => {
        const before = store;
        const own = await before.change((ledger) => [ledger, ledger] as const);
        shared.watch(() => void ask());
        await shared.change((ledger) => [mergeLedgers(ledger, own), undefined] as const);
        store = shared;
        before.close();
      };
      joining = join();
      await joining;
      joining = undefined;
      await ask();
    },
    /** Forgets the ledger, since another account or server has a different limit. */
    async forget(): Promise<void> {
      store.close();
      store = memoryLedger(blankLedger);
      await ask();
    },
  };
}
