import { afterEach, expect, test, vi } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { listOf, otherAccount } from '#test/servers/open-at.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { isKeyRefused, saveCredentials, watchCredentials } from '#web/client/credentials.ts';
import { newJob } from './job.ts';
import { openJobSession } from './job-session.ts';
import { createCodesJob } from './kinds/create-codes.ts';

provideIndexedDb();

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test.each([401, 200])(
  'a row that is refused with HTTP %d for its key is sent again after signing in',
  async (status) => {
    const made: string[] = [];
    const noKey = { status, body: { error: 1, message: 'A valid API key is required to use this service.' } };
    const server = await startScriptedServer(({ method, url = '', headers }) => {
      const isRevoked = headers.authorization === 'Bearer old' && made.length > 0;
      if (isRevoked) return noKey;
      if (url.startsWith('/api/account')) return { body: { error: 0, data: otherAccount } };
      if (method !== 'POST') return listOf('qrs', []);
      made.push(headers.authorization ?? '');
      return { body: { error: 0, id: made.length, link: `https://o.example/${made.length}` } };
    });
    stop = server.stop;
    const owner = (key: string) => ({ server: server.url, key, account: otherAccount.id });
    const signIn = (key: string) =>
      saveCredentials({ server: server.url, key, kind: 'key' }, { stay: false });

    signIn('old');
    const first = await openJobSession(owner('old'), () => undefined);
    // As the frame does, which isn't rendered for a key that the server refuses.
    const unwatch = watchCredentials(() => isKeyRefused() && first.close());
    const rows = ['one', 'two', 'three'].map((name) => ({
      key: name,
      title: name,
      text: '',
      item: { type: 'text' as const, data: name, name },
    }));
    await first.store.add(newJob(createCodesJob(rows, {}), 'j1', Date.now()));
    await vi.waitFor(() => expect(isKeyRefused()).toBe(true), { timeout: 10_000 });
    unwatch();

    signIn('new');
    const second = await openJobSession(owner('new'), () => undefined);
    await vi.waitFor(() => expect(second.store.jobs()[0]?.ended).toBeDefined(), { timeout: 20_000 });
    expect(second.store.jobs()[0]?.rows.map(({ state, message }) => message ?? state)).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(made).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
    second.close();
  },
  40_000,
);
