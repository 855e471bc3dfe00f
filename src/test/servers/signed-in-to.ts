import { afterEach, beforeEach } from 'vitest';
import { type ScriptedResponse, scripted, startScriptedServer } from '#test/start-scripted-server.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { dropCredentials, saveCredentials } from '#web/client/credentials.ts';

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
      const server = await startScriptedServer(script.answer);
      [stop, asked] = [server.stop, script.asked];
      signIns += 1;
      saveCredentials({ server: server.url, key: `wp_key${signIns}`, kind: 'key' }, { stay: false });
      return server;
    },
  };
}

/** Returns a list with only one page. */
export const onlyPage = (key: string, rows: readonly object[]): ScriptedResponse => ({
  body: {
    error: '0',
    data: { result: rows.length, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1, [key]: rows },
  },
});
