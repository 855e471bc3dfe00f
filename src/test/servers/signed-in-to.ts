import { afterEach, beforeEach } from 'vitest';
import { type ScriptedAnswer, scripted, startAnswering } from '#test/start-answering.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { dropCredentials, keepCredentials } from '#web/client/credentials.ts';

/** For tests of the client. Each is signed in to a server with scripted responses. */
export function signedInTo() {
  let stop: (() => Promise<void>) | undefined;
  let asked: readonly string[] = [];
  let signIns = 0;
  beforeEach(forgetBudget);
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    dropCredentials();
  });
  return {
    /** Returns the requests that the server received. */
    asked: () => asked,
    /** Signs in to a server with these responses, with a different key each time. */
    async answering(answers: Parameters<typeof scripted>[0]) {
      const script = scripted(answers);
      const server = await startAnswering(script.answer);
      [stop, asked] = [server.stop, script.asked];
      signIns += 1;
      keepCredentials({ server: server.url, key: `wp_key${signIns}`, kind: 'key' }, { stay: false });
      return server;
    },
  };
}

/** Returns a list with only one page. */
export const onlyPage = (key: string, rows: readonly object[]): ScriptedAnswer => ({
  body: {
    error: '0',
    data: { result: rows.length, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1, [key]: rows },
  },
});
