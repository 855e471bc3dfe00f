import {
  admit,
  blankLedger,
  isAwaited,
  type Ledger,
  type Lane,
  lanes,
  left,
  type Left,
  merged,
  refuse,
  settle,
  withdraw,
  withSent,
} from './ledger.ts';
import { type LedgerStore, memoryLedger } from './ledger-stores.ts';
import type { RateHeaders } from './rate-headers.ts';

/** The right to send one request, once. Its holder tells what became of it. */
export interface Turn {
  /** Whose request is refused asks for another turn at the same place. */
  readonly place: number;
  answered(told: RateHeaders): Promise<void>;
  /** For the limit; `until` in ms since 1970. */
  refused(until: number): Promise<void>;
  /** There was no answer. It may count all the same. */
  lost(): Promise<void>;
  /** There was no connection, so it never left. */
  unsent(): Promise<void>;
}

/** How pressing a request is may change while it waits: somebody more pressing wants the same. */
export interface Wish {
  lane: Lane;
  isChange?: boolean;
}

export interface Outlook extends Left {
  /** How many requests that a person waits for wait because the limit is spent, */
  waiting: number;
  /** and until when, in ms since 1970. */
  waitingUntil: number | undefined;
  /** The same where one of them is a change. */
  changesUntil: number | undefined;
}

interface Waiting {
  id: string;
  wish: Wish;
  place: number;
  admit: (turn: Turn) => void;
}

const tab = Math.random().toString(36).slice(2);
let requests = 0;

const sooner = (one: Waiting, other: Waiting) =>
  lanes.indexOf(one.wish.lane) - lanes.indexOf(other.wish.lane) || one.place - other.place;

/** The turn of a request that the ledger knows by its id. */
export const turnIn = (
  enter: (step: (ledger: Ledger) => Ledger) => Promise<void>,
  id: string,
  place: number,
): Turn => ({
  place,
  answered: (told) => enter((ledger) => settle(ledger, id, told, Date.now())),
  refused: (until) => enter((ledger) => refuse(ledger, id, until, Date.now())),
  lost: () => enter((ledger) => settle(ledger, id, {}, Date.now())),
  unsent: () => enter((ledger) => withdraw(ledger, id)),
});

/** Gives each request its turn within the limit: the most pressing lane first, within a lane in the order of coming. */
export function createScheduler(show: (outlook: Outlook | undefined) => void) {
  let store: LedgerStore = memoryLedger();
  let queue: Waiting[] = [];
  let heldUntil: number | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** What others have spent is not known yet. */
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
    const outlook = left(ledger, now);
    // Work of many requests shows by itself how it gets on.
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
    // A timer may ring a moment early.
    if (next < Infinity) alarm = setTimeout(() => void ask(), Math.max(1, next - now + 1));
  }

  /** Asks for the most pressing request, as long as there is one and it is let through. */
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
        // Withdrawn while the ledger was asked.
        isAskedAgain = true;
        await store.change((ledger) => [withdraw(ledger, head.id), undefined] as const);
      }
    }
    isAsking = false;
    await refresh();
  }

  const turnOf = ({ id, place }: Pick<Waiting, 'id' | 'place'>, entered = Promise.resolve()): Turn =>
    turnIn(
      async (step) => {
        await entered;
        await store.change((ledger) => [step(ledger), undefined] as const);
        await ask();
      },
      id,
      place,
    );

  return {
    /** Resolves when the request may be sent. Rejects when the signal aborts before: then it never counts. */
    turn(wish: Wish, signal?: AbortSignal, place = (requests += 1)): Promise<Turn> {
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
    /** Of a request that has been sent already: it is counted, and waits for nobody. */
    turnOfSent(at: number): Turn {
      const id = `${tab} ${(requests += 1)}`;
      const enter = async () => {
        await joining;
        await store.change((ledger) => [withSent(ledger, id, at), undefined] as const);
      };
      return turnOf({ id, place: (requests += 1) }, enter());
    },
    /** To be told when a wish has become more pressing. */
    hasten(): void {
      void ask();
    },
    /** Counts with whoever shares that ledger; what was counted alone so far goes into it. */
    async share(shared: LedgerStore): Promise<void> {
      const join = async () => {
        const before = store;
        const own = await before.change((ledger) => [ledger, ledger] as const);
        shared.watch(() => void ask());
        await shared.change((ledger) => [merged(ledger, own), undefined] as const);
        store = shared;
        before.close();
      };
      joining = join();
      await joining;
      joining = undefined;
      await ask();
    },
    /** Another account or server has another budget. */
    async forget(): Promise<void> {
      store.close();
      store = memoryLedger(blankLedger);
      await ask();
    },
  };
}
