/** Answers that are none of this API's, or only half of one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { domains } from '#contract/domains.ts';
import { splash } from '#contract/splash.ts';
import { type ScriptedAnswer, scripted, startAnswering } from '#test/start-answering.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, keepCredentials } from './credentials.ts';

let stop: (() => Promise<void>) | undefined;
let asked: readonly string[] = [];
let signIns = 0;

/** Signs in, with another key each time, to a server that answers so. */
async function answering(answers: Parameters<typeof scripted>[0]) {
  const script = scripted(answers);
  const server = await startAnswering(script.answer);
  [stop, asked] = [server.stop, script.asked];
  signIns += 1;
  keepCredentials({ server: server.url, key: `wp_key${signIns}`, kind: 'key' }, { stay: false });
  return server;
}

const pageOf = (key: string, rows: readonly object[]): ScriptedAnswer => ({
  body: {
    error: '0',
    data: { result: rows.length, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1, [key]: rows },
  },
});
const noSplash = pageOf('splash', []);

beforeEach(forgetBudget);
afterEach(async () => {
  await stop?.();
  stop = undefined;
  dropCredentials();
});

describe('a read', () => {
  test.each([
    ['JSON whose end is missing', '{"error":"0","data":{"result":0,"perpage":15,"cur'],
    ['nothing at all', ''],
  ])('that brings %s is sent again', async (_what, body) => {
    await answering({ 'GET /api/splash': [{ body }, noSplash] });
    expect(await call(splash.list, {})).toMatchObject({ data: { result: 0 } });
    expect(asked).toHaveLength(2);
  });

  test('of what the server answers with a web page and 404 finds nothing there', async () => {
    await answering({ 'GET /api/splash': { status: 404, body: '<h1>Not found</h1>' } });
    expect(await failureOf(call(splash.list, {}))).toMatchObject({
      kind: 'refused',
      status: 404,
      message: 'The server has nothing at this address.',
    });
    expect(asked).toHaveLength(1);
  });
});

describe('a change', () => {
  test('of something that is missing is refused, whatever page says so', async () => {
    await answering({ 'DELETE /api/domain/1/delete': { status: 404, body: '<h1>Not found</h1>' } });
    const failure = await failureOf(call(domains.delete, { params: { id: 1 } }));
    expect(failure).toMatchObject({ kind: 'refused', status: 404, isInDoubt: false });
    expect(asked).toHaveLength(1);
  });
});
