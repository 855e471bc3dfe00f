/**
 * Tests reading and writing on servers that often fail and allow ten requests a minute. The clock runs as fast as the
 * responses allow.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { channels } from '#contract/channels.ts';
import { links } from '#contract/links.ts';
import { qr } from '#contract/qr.ts';
import { startQuirkyServer } from '#test/servers/start-quirky-server.ts';
import { ApiError } from './api-error.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';

beforeEach(() => {
  forgetBudget();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  dropCredentials();
});

/**
 * Resolves when the work has ended. Each turn of the event loop lets responses arrive and advances the clock by 200 ms.
 */
async function soon<T>(work: Promise<T>): Promise<T> {
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  // The caller handles the rejection.
  over.catch(() => undefined);
  while (!state.isOver) {
    await new Promise((turned) => setImmediate(turned));
    await vi.advanceTimersByTimeAsync(200);
    await new Promise((turned) => setImmediate(turned));
  }
  return over;
}

const rowsIn = (answer: { data: object } | undefined) =>
  answer && 'urls' in answer.data && Array.isArray(answer.data.urls) ? answer.data.urls.length : 0;

/** Retries what failed or is reported to be in doubt, as a user would. */
async function insistently<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < 6; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return undefined;
}

test.each([
  [1, { tells: false }],
  [2, { tells: true }],
  [6, { tells: true }],
  [12, { tells: false }],
])(
  'with mixture %i of server quirks, changes are made once and the limit is kept',
  async (seed, { tells }) => {
    const server = await startQuirkyServer('all,sliding,lost,login,cut,truncated', {
      seed,
      limit: 10,
      rate: 0.06,
    });
    try {
      saveCredentials({ server: server.url, key: server.key, kind: 'key' }, { stay: false });
      await soon(insistently(() => call(account.get, {})));
      const names = ['Door', 'Window', 'Counter'];
      const before = server.records.channels.length;
      await soon(
        Promise.all([
          ...[1, 2, 3].map((page) =>
            insistently(() => call(links.list, { query: { page, limit: 10 } })).then((answer) =>
              expect(rowsIn(answer)).toBeGreaterThanOrEqual(9),
            ),
          ),
          insistently(() => call(qr.list, { query: { page: 1, limit: 25 } })),
          ...names.map((name) => insistently(() => call(channels.add, { body: { name } }))),
        ]),
      );
      if (!server.met.some(({ url }) => url === '/api/channel/add')) throw new Error('Nothing was sent.');
      const made = server.records.channels.slice(0, -before).map(({ name }) => name);
      // One of the mixtures has no channels.
      expect([names.toSorted(), []]).toContainEqual(made.toSorted());
      // A limit that the server doesn't report is learned from the first refusal.
      const learning = tells ? 0 : 1;
      expect(server.met.filter(({ isOver }) => isOver).length).toBeLessThanOrEqual(learning);
      const most = Math.max(
        ...server.met.map(
          ({ at }) => server.met.filter((other) => other.at >= at && other.at < at + 60_000).length,
        ),
      );
      expect(most).toBeLessThanOrEqual(10 + learning);
    } finally {
      await server.stop();
    }
  },
);
