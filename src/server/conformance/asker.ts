import { setTimeout as sleep } from 'node:timers/promises';

type Members = Record<string, unknown>;

/** What a server said, read as far as it can be. */
export interface Answer {
  /** 0: nothing came. */
  status: number;
  headers: Headers;
  /** Undefined where it is no JSON object. */
  json: Members | undefined;
  /** Why there was no connection: nothing was sent. */
  unreached?: Unreached;
}

export type Unreached = 'unreachable' | 'untrusted certificate';

export interface Ask {
  body?: object;
  /** In place of the key; "" for none. */
  key?: string;
  /** Is asked also after the check was interrupted: to delete what it has created. */
  always?: boolean;
}

/** Somebody has ended the check. */
export class Interrupted extends Error {}

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

const noConnection =
  /^(?:bad port|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$|CERT|SSL|TLS/;
/** Certificates that this machine doesn't trust, or that are of another name. */
const noCertificate = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|ERR_TLS_CERT_)/;

function whyUnreached(error: unknown): Unreached | undefined {
  if (!(error instanceof TypeError && error.cause instanceof Error)) return undefined;
  const { code, message } = error.cause as NodeJS.ErrnoException;
  if (noCertificate.test(code ?? '')) return 'untrusted certificate';
  return noConnection.test(code ?? message) ? 'unreachable' : undefined;
}

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
  /** Ends the check: nothing new is asked from then on. */
  signal?: AbortSignal | undefined;
}

/** Asks a server, and never for more in any minute than it allows. */
export function createAsker(options: AskerOptions): Asker {
  const { url, key: ownKey, say, pause = (ms: number) => sleep(ms), signal } = options;
  let limit = usualLimit;
  let sent: number[] = [];
  let count = 0;

  /** Not for longer than until the check is interrupted, unless it has to be. */
  async function wait(ms: number, always: boolean): Promise<void> {
    if (always || !signal) {
      await pause(ms);
      return;
    }
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await Promise.race([pause(ms), ended]);
    mayAsk(always);
  }

  function mayAsk(always: boolean): void {
    if (signal?.aborted && !always) throw new Interrupted('The check was interrupted.');
  }

  async function turn(always: boolean): Promise<void> {
    for (;;) {
      const now = Date.now();
      sent = sent.filter((time) => now - time < minute);
      const next = sent[sent.length - limit];
      if (next === undefined) break;
      const left = next + minute - now;
      say(Math.ceil(left / 1000));
      await wait(left, always);
    }
    sent.push(Date.now());
  }

  async function once(method: string, path: string, ask: Ask): Promise<Answer> {
    const { body, key = ownKey, always = false } = ask;
    mayAsk(always);
    await turn(always);
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
    } catch (error) {
      const unreached = whyUnreached(error);
      return { status: 0, headers: new Headers(), json: undefined, ...(unreached && { unreached }) };
    }
  }

  return {
    count: () => count,
    async ask(method, path, ask = {}) {
      let answer = await once(method, path, ask);
      for (let again = 1; again < tries; again += 1) {
        const seconds = waitOf(answer);
        if (seconds === undefined) break;
        say(seconds);
        await wait(seconds * 1000, ask.always ?? false);
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
