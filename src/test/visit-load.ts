import { Agent, request } from 'node:http';
import { browser } from './send-request.ts';

/** The responses of a service under load. */
export interface Load {
  /** Number of responses with each status. 0 is a broken connection. */
  answers: Map<number, number>;
  /** Returns the time of the slowest response, in ms. */
  slowest(): number;
  /** Settles when a status has come `times` more times. */
  more(status: number, times: number): Promise<void>;
  stop(): Promise<void>;
}

interface LoadOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: () => string;
  /**
   * Time between a visitor's requests, in ms. Defaults to 20, so that a background load doesn't keep a processor busy.
   * 0 requests as fast as possible.
   */
  pause?: number;
}

/** Requests the URLs repeatedly over `connections` connections until it's stopped. */
export function startLoad(
  urls: readonly string[],
  connections: number,
  { pause = 20, ...options }: LoadOptions = {},
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<number, number>();
  let slowest = 0;
  const stopping = new AbortController();
  const waiting = new Set<() => void>();

  const once = (url: string) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const headers = { 'User-Agent': browser, ...options.headers };
    const asked = request(url, { agent, method: options.method ?? 'GET', headers }, (response) => {
      response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    asked.on('error', () => resolve(0)).end(options.body?.());
    return promise;
  };
  const visit = async (url: string) => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const status = await once(url);
      slowest = Math.max(slowest, performance.now() - began);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      for (const look of waiting) look();
      // A service that is gone refuses immediately, and others need the processor.
      const rest = status === 0 ? Math.max(pause, 20) : pause;
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  const visitors = Array.from({ length: connections }, (_, at) => visit(urls[at % urls.length] ?? ''));

  return {
    answers,
    slowest: () => slowest,
    more(status, times) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wanted = (answers.get(status) ?? 0) + times;
      const look = () => {
        if ((answers.get(status) ?? 0) < wanted) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      return promise;
    },
    async stop() {
      stopping.abort();
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}
