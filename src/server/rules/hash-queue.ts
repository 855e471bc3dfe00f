import { LRUCache } from 'lru-cache';
import { ApiRefusal } from './api-refusal.ts';

/** Who wants a password hashed or verified. */
export interface Asker {
  /**
   * `known` callers have been identified by a key, a message, or a browser that was signed in before. `stranger` is
   * anyone else. Known callers have a place that strangers can't take, however many there are.
   */
  lane: 'known' | 'stranger';
  /** The account or IP address. None of them can keep the others waiting. */
  whose: string;
}

/** For the command line, where nobody else waits, and for what the service does on its own. */
export const serviceItself: Asker = { lane: 'known', whose: 'ourselves' };

export const askerOfAccount = (id: number): Asker => ({ lane: 'known', whose: `account ${id}` });

export const askerOfAddress = (address: string): Asker => ({ lane: 'stranger', whose: address });

/** Too many are already waiting. `retryAfter` is random, so that not all retry at the same time. */
export class Busy extends ApiRefusal {
  declare readonly retryAfter: number;

  constructor() {
    const retryAfter = 2 + Math.floor(Math.random() * 3);
    super(503, 'The service is busy. Try again in a few seconds.', undefined, retryAfter);
  }
}

export interface HashQueue {
  /** @throws Busy immediately if too many are waiting, or later if the turn doesn't come in time */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** Notes a stranger's wrong password. Other addresses take precedence over that one for a while. */
  noteWrong(asker: Asker): void;
}

interface HashQueueOptions {
  /** Jobs of strangers that run at the same time. One more is for known callers only. */
  strangers: number;
  /** Maximum number of waiting jobs per lane. */
  waiting: number;
  /** Maximum wait, in ms. */
  patience: number;
}

interface Waiting {
  asker: Asker;
  /** Unfinished jobs of the same caller that came before this one. */
  behind: number;
  start: () => void;
  refuse: () => void;
}

/** How long a wrong password counts against an IP address, in ms. */
const memory = 10 * 60_000;
/** Addresses whose wrong passwords are remembered. Beyond that, the oldest are forgotten. */
const maxRemembered = 20_000;

/** Counts the recent wrong passwords of each IP address. */
function createWrongs() {
  const wrongs = new LRUCache<string, number>({ max: maxRemembered, ttl: memory });
  // Reading doesn't refresh an entry, so the order is that of the latest wrong password.
  const of = (whose: string) => wrongs.peek(whose) ?? 0;
  return { of, add: (whose: string) => wrongs.set(whose, of(whose) + 1) };
}

/**
 * Limits the jobs that run and wait at the same time, since each takes up a whole processor core. The job with the
 * fewest wrong passwords and earlier jobs of its caller goes first. The one with the most gives up its place when a
 * better one comes. Addresses that guess passwords can't keep out one that doesn't, however many they are.
 */
export function createHashQueue({ strangers, waiting, patience }: HashQueueOptions): HashQueue {
  const wrongs = createWrongs();
  const queues: Record<Asker['lane'], Waiting[]> = { known: [], stranger: [] };
  const running: Record<Asker['lane'], number> = { known: 0, stranger: 0 };
  const underWay = new Map<string, number>();

  const rank = ({ asker, behind }: Waiting) => behind + wrongs.of(asker.whose);
  /** The first or last waiting job, by rank and then by arrival. */
  const first = (queue: readonly Waiting[]) => queue.toSorted((a, b) => rank(a) - rank(b))[0];
  const last = (queue: readonly Waiting[]) => queue.toSorted((a, b) => rank(a) - rank(b)).at(-1);

  const leave = (lane: Asker['lane'], one: Waiting) => {
    queues[lane] = queues[lane].filter((each) => each !== one);
  };
  const hasRoom = {
    known: () => running.known + running.stranger <= strangers,
    stranger: () => running.stranger < strangers && running.known + running.stranger <= strangers,
  };
  const next = () => {
    for (const lane of ['known', 'stranger'] as const) {
      while (hasRoom[lane]()) {
        const one = first(queues[lane]);
        if (!one) break;
        leave(lane, one);
        running[lane] += 1;
        one.start();
      }
    }
  };
  const turn = (asker: Asker, behind: number) => {
    const { lane } = asker;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => {
      leave(lane, one);
      clearTimeout(alarm);
      reject(new Busy());
    };
    const start = () => {
      clearTimeout(alarm);
      resolve();
    };
    const alarm = setTimeout(refuse, patience).unref();
    const one: Waiting = { asker, behind, start, refuse };
    queues[lane].push(one);
    next();
    if (queues[lane].length > waiting) last(queues[lane])?.refuse();
    return promise;
  };

  return {
    async take(asker, work) {
      const { lane, whose } = asker;
      const behind = underWay.get(whose) ?? 0;
      underWay.set(whose, behind + 1);
      try {
        await turn(asker, behind);
        try {
          return await work();
        } finally {
          running[lane] -= 1;
          next();
        }
      } finally {
        const left = (underWay.get(whose) ?? 1) - 1;
        if (left > 0) underWay.set(whose, left);
        else underWay.delete(whose);
      }
    },
    noteWrong({ lane, whose }) {
      if (lane === 'stranger') wrongs.add(whose);
    },
  };
}
