import { setTimeout as sleep } from 'node:timers/promises';

type Members = Record<string, unknown>;

/** What a server said, read as far as it can be. */
export interface Answer {
  /** 0: nothing came. */
  status: number;
  headers: Headers;
  /** Undefined where it is no JSON object. */
  json: Members | undefined;
}

export interface Ask {
  body?: object;
  /** In place of the key; "" for none. */
  key?: string;
}

export interface Asker {
  ask(method: string, path: string, ask?: Ask): Promise<Answer>;
  /** How many requests went out. */
  count(): number;
}

/** Until the server says otherwise: the specification's. */
const usualLimit = 30;
const minute = 60_000;
/** Milliseconds for an answer, and tries when the limit is spent. */
const patience = 30_000;
const tries = 3;

export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the limit is spent, and then the seconds to wait. */
function waitOf({ status, headers, json }: Answer): number | undefined {
  const isOver = status === 429 || String(json?.['error']) === '429';
  if (!isOver) return undefined;
  const told = Number(headers.get('Retry-After') ?? json?.['Retry-After'] ?? 60);
  return Number.isFinite(told) && told > 0 ? Math.min(told, 120) : 60;
}

export interface AskerOptions {
  /** Where the server is, before `/api`. */
  url: string;
  key: string;
  /** Told of each wait for the limit, in seconds. */
  say: (seconds: number) => void;
  /** Waits, in milliseconds; absent: by the clock. */
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Asks a server, and never for more in any minute than it allows. */
export function createAsker({ url, key: ownKey, say, pause = (ms) => sleep(ms) }: AskerOptions): Asker {
  let limit = usualLimit;
  let sent: number[] = [];
  let count = 0;

  async function turn(): Promise<void> {
    for (;;) {
      const now = Date.now();
      sent = sent.filter((time) => now - time < minute);
      const next = sent[sent.length - limit];
      if (next === undefined) break;
      const wait = next + minute - now;
      say(Math.ceil(wait / 1000));
      await pause(wait);
    }
    sent.push(Date.now());
  }

  async function once(method: string, path: string, { body, key = ownKey }: Ask): Promise<Answer> {
    await turn();
    count += 1;
    try {
      const response = await fetch(url + path, {
        method,
        // The key goes to this server and to no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          'Content-Type': 'application/json',
          ...(key !== '' && { Authorization: `Bearer ${key}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const told = Number(response.headers.get('X-RateLimit-Limit'));
      if (key === ownKey && Number.isInteger(told) && told > 0) limit = told;
      return { status: response.status, headers: response.headers, json: jsonOf(await response.text()) };
    } catch {
      return { status: 0, headers: new Headers(), json: undefined };
    }
  }

  return {
    count: () => count,
    async ask(method, path, ask = {}) {
      let answer = await once(method, path, ask);
      for (let again = 1; again < tries; again += 1) {
        const wait = waitOf(answer);
        if (wait === undefined) break;
        say(wait);
        await pause(wait * 1000);
        answer = await once(method, path, ask);
      }
      return answer;
    },
  };
}

function jsonOf(text: string): Members | undefined {
  try {
    const read = JSON.parse(text) as unknown;
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
