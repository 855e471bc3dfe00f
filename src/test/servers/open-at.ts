import { afterEach } from 'vitest';
import { paging } from '#test/records/sample-answers.ts';
import { renderPage } from '#test/render-page.tsx';
import { type ScriptedResponse, scripted, startScriptedServer } from '#test/start-scripted-server.ts';

export const otherAccount = {
  id: 3,
  email: 'ada@acme.com',
  username: 'ada',
  avatar: '',
  status: 'Pro',
  expires: null,
  registered: null,
};

export const listOf = (key: string, rows: readonly unknown[]): ScriptedResponse => ({
  body: { error: '0', data: { ...paging, result: rows.length, [key]: rows } },
});

/** Opens pages on a server with scripted responses. */
export function pagesOfOthers() {
  let stop: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });
  return async (address: string, answers: Record<string, ScriptedResponse | ScriptedResponse[]>) => {
    const told: Record<string, ScriptedResponse | ScriptedResponse[]> = {
      'GET /api/account': { body: { error: 0, data: otherAccount } },
      ...answers,
    };
    const { answer, asked } = scripted(told);
    const bodies: { request: string; body: unknown }[] = [];
    const server = await startScriptedServer((request) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (text) bodies.push({ request: `${request.method} ${request.url}`, body: JSON.parse(text) });
      });
      return answer(request);
    });
    stop = server.stop;
    return {
      ...renderPage(address, { as: { server: server.url, key: 'key-of-ada' } }),
      server: server.url,
      /** The requests, in the order in which they arrived. */
      asked,
      /** The parsed request bodies. */
      bodies,
      /** Changes a response from now on. */
      change: (request: string, next: ScriptedResponse) => {
        told[request] = next;
      },
    };
  };
}
