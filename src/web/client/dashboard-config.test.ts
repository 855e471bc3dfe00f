import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { offeredServers } from './dashboard-config.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Reads the servers as if a static file host had sent the page and the given response were its config file. */
const readWith = (answer: (signal: AbortSignal | null | undefined) => Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => answer(init?.signal));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.query({ ...offeredServers(), initialData: undefined, staleTime: 0 });
};

test.each([
  ['none', new Response('', { status: 404 })],
  ['a page', new Response('<!doctype html><title>Home</title>')],
])('with %s as its config file, the dashboard lets users name the server', async (_what, response) => {
  expect(await readWith(() => Promise.resolve(response))).toEqual({ servers: [], others: true });
});

test.each(['{', '{"servers": [{"name": 3}]}', '[]'])(
  'a config file that contains %s is reported as unreadable',
  async (text) => {
    await expect(readWith(() => Promise.resolve(new Response(text)))).rejects.toThrow(/config\.json/);
  },
);

test('reading the config file times out after 15 seconds', async () => {
  // The timeout doesn't use this process's timers, so the test aborts a signal itself.
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const reading = readWith(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  await expect.poll(() => timeout).toHaveBeenCalledWith(15_000);
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(reading).rejects.toThrow('The server didn’t answer within 15 seconds.');
});
