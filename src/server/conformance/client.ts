import { setTimeout as sleep } from 'node:timers/promises';

type Members = Record<string, unknown>;

/** A server's response, as far as it can be read. */
export interface ClientResponse {
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  /** Undefined if the body isn't a JSON object. */
  json: Members | undefined;
  /** Why there was no connection. Nothing was sent in that case. */
  unreached?: Unreached;
}

export type Unreached = 'unreachable' | 'untrusted certificate';

export interface RequestOptions {
  body?: object;
  /** Sent in place of the usual key. "" sends none. */
  key?: string;
  /** Whether to send it even after the check was interrupted, to delete what the check created. */
  always?: boolean;
}

/** Thrown when the check was interrupted. */
export class Interrupted extends Error {}

export interface Client {
  ask(method: string, path: string, ask?: RequestOptions): Promise<ClientResponse>;
  /** Returns how many requests were sent. */
  count(): number;
}

/** The specification's limit, until the server reports its own. */
const usualLimit = 30;
const minute = 60_000;
/** The timeout of a response in ms, and the maximum tries if the limit is used up. */
const timeoutMs = 30_000;
const tries = 3;

export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noConnection =
  /^(?:bad port|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$|CERT|SSL|TLS/;
/** The codes of certificates that this machine doesn't trust, or that are for another name. */
const noCertificate = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|ERR_TLS_CERT_)/;

function whyUnreached(error: unknown): Unreached | undefined {
  if (!(error instanceof TypeError && error.cause instanceof Error)) return undefined;
  const { code, message } = error.cause as NodeJS.ErrnoException;
  if (noCertificate.test(code ?? '')) return 'untrusted certificate';
  return noConnection.test(code ?? message) ? 'unreachable' : undefined;
}

/** Returns the seconds to wait if the limit is used up, else undefined. */
function waitOf({ status, headers, json }: ClientResponse): number | undefined {
  const isOver = status === 429 || String(json?.['error']) === '429';
  if (!isOver) return undefined;
  const told = Number(headers.get('Retry-After') ?? json?.['Retry-After'] ?? 60);
  return Number.isFinite(told) && told > 0 ? Math.min(told, 120) : 60;
}

export interface ClientOptions {
  /** The server's address, before `/api`. */
  url: string;
  key: string;
  /** Called with the seconds of each wait for the limit. */
  say: (seconds: number) => void;
  /** Waits, in ms. If omitted, the clock is used. */
  pause?: ((ms: number) => Promise<unknown>) | undefined;
  /** Ends the check. No new requests are sent after that. */
  signal?: AbortSignal | undefined;
}

/** Creates a client for a server, which never sends more requests per minute than the server allows. */
export function createClient(options: ClientOptions): Client {
  const { url, key: ownKey, say, pause = (ms: number) => sleep(ms), signal } = options;
  let limit = usualLimit;
  let sent: number[] = [];
  let count = 0;

  /** Waits. An interruption of the check ends the wait, unless `always` is set. */
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

  async function once(method: string, path: string, ask: RequestOptions): Promise<ClientResponse> {
    const { body, key = ownKey, always = false } = ask;
    mayAsk(always);
    await turn(always);
    count += 1;
    try {
      const response = await fetch(url + path, {
        method,
        // The key is sent to this server only.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
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
