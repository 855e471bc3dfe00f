/** Tests responses that aren't of this API, or are incomplete. */
import { domains, splash } from '#contract/calls.ts';
import { describe, expect, test } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { onlyPage, signedInTo } from '#test/servers/signed-in-to.ts';
import { call } from './client.ts';

const { answering, asked } = signedInTo();
const noSplash = onlyPage('splash', []);

describe('a read', () => {
  test.each([
    ['JSON whose end is missing', '{"error":"0","data":{"result":0,"perpage":15,"cur'],
    ['nothing at all', ''],
  ])('that returns %s is retried', async (_what, body) => {
    await answering({ 'GET /api/splash': [{ body }, noSplash] });
    expect(await call(splash.list, {})).toMatchObject({ data: { result: 0 } });
    expect(asked()).toHaveLength(2);
  });

  test('that gets a web page with HTTP 404 is refused without a retry', async () => {
    await answering({ 'GET /api/splash': { status: 404, body: '<h1>Not found</h1>' } });
    expect(await failureOf(call(splash.list, {}))).toMatchObject({
      kind: 'refused',
      status: 404,
      message: 'The server has nothing at this address.',
    });
    expect(asked()).toHaveLength(1);
  });
});

describe('a change', () => {
  test('that gets a web page with HTTP 404 is refused without a lookup', async () => {
    await answering({ 'DELETE /api/domain/1/delete': { status: 404, body: '<h1>Not found</h1>' } });
    const failure = await failureOf(call(domains.delete, { params: { id: 1 } }));
    expect(failure).toMatchObject({ kind: 'refused', status: 404, isInDoubt: false });
    expect(asked()).toHaveLength(1);
  });
});
