import { LRUCache } from 'lru-cache';
import { ApiRefusal } from './api-refusal.ts';

/** Who would like a password hashed or tried. */
export interface Asker {
  /**
   * `known`: shown to be somebody, by a key, a message, or a browser that was signed in before. `stranger`: anyone.
   * The known have a place that no number of strangers can take.
   */
  lane: 'known' | 'stranger';
  /** The account, or the address: no one of them is to keep the others waiting. */
  whose: string;
}

/** Where nobody else waits: on the command line, and for what the service does by itself. */
export const ourselves: Asker = { lane: 'known', whose: 'ourselves' };

export const accountAsking = (id: number): Asker => ({ lane: 'known', whose: `account ${id}` });

export const strangerAsking = (address: string): Asker => ({ lane: 'stranger', whose: address });

/** Too many wait already. Says after how many seconds it is worth another try: not the same for all. */
export class Busy extends ApiRefusal {
  declare readonly retryAfter: number;

  constructor() {
    const retryAfter = 2 + Math.floor(Math.random() * 3);
    super(503, 'The service is busy. Try again in a few seconds.', undefined, retryAfter);
  }
}

export interface HashTurns {
  /** @throws Busy at once when too many wait, or when the turn does not come in time */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** A stranger's password was wrong: others go before that address for a while. */
  noteWrong(asker: Asker): void;
}

interface TurnsOptions {
  /** How many jobs of strangers run at once; one more is for the known alone. */
  strangers: number;
  /** How many jobs of each lane wait at most. */
  waiting: number;
  /** Milliseconds that one waits at most. */
  patience: number;
}

interface Waiting {
  asker: Asker;
  /** How many jobs of the same asker came before it and are not over. */
  behind: number;
  start: () => void;
  refuse: () => void;
}

/** For how long a wrong password is held against an address, in milliseconds. */
const memory = 10 * 60_000;
/** Addresses whose wrong passwords are remembered; beyond, the oldest make room. */
const mostRemembered = 20_000;

/** How many wrong passwords came from each address lately. */
function createWrongs() {
  const wrongs = new LRUCache<string, number>({ max: mostRemembered, ttl: memory });
  // Looking keeps nobody in: the order is that of the latest wrong password.
  const of = (whose: string) => wrongs.peek(whose) ?? 0;
  return { of, add: (whose: string) => wrongs.set(whose, of(whose) + 1) };
}

/**
 * Lets few jobs run at once, since each fills a processor, and few wait. Who waits behind fewest wrong passwords and
 * jobs of their own goes first, and who waits behind most gives up the place when somebody better comes: addresses that
 * guess can't keep out one that does not, however many they are.
 */
export function createHashTurns({ strangers, waiting, patience }: TurnsOptions): HashTurns {
  const wrongs = createWrongs();
  const queues: Record<Asker['lane'], Waiting[]> = { known: [], stranger: [] };
  const running: Record<Asker['lane'], number> = { known: 0, stranger: 0 };
  const underWay = new Map<string, number>();

  const rank = ({ asker, behind }: Waiting) => behind + wrongs.of(asker.whose);
  /** The first or last of those who wait, by rank and then by when they came. */
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
