import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { parseMixture, quirkNames } from './quirks.ts';
import { startQuirksServer } from './quirks-server.ts';
import { cliScript } from '#test/start-process.ts';

const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of started.splice(0)) await one.stop();
});

async function start(quirks: string, { seed = 7, limit = 1000 } = {}) {
  const mixture = parseMixture(quirks, seed);
  if (!mixture) throw new Error(`No mixture of ${quirks}.`);
  const server = await startQuirksServer({ mixture, key: 'secret', limit });
  started.push(server);
  return {
    ...server,
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { headers: { Authorization: 'Bearer secret', ...headers } }),
  };
}

test('the same seed makes the same server, and another seed makes a different one', async () => {
  const said = async (seed: number) => {
    const { ask, url } = await start('all', { seed });
    const answers = await Promise.all(
      ['/api/urls', '/api/qr', '/api/campaigns', '/api/channels', '/api/nothing'].map(async (path) => {
        const answer = await ask(path, { 'X-Quirk': 'none' });
        return `${answer.status} ${(await answer.text()).replaceAll(url, '')}`;
      }),
    ).catch(() => ['cut']);
    return answers.join('\n');
  };
  expect(await said(3)).toBe(await said(3));
  expect(await said(3)).not.toBe(await said(4));
});

test('each quirk but the dropped key is in more than 5 of 40 mixtures', () => {
  const places = ['GET /api/urls', 'GET /api/qr', 'no endpoint'];
  const mixtures = Array.from({ length: 40 }, (_none, seed) => parseMixture('all', seed));
  for (const quirk of quirkNames) {
    const times = mixtures.filter((mixture) => places.some((place) => mixture?.has(quirk, place))).length;
    expect(times > 5, quirk).toBe(quirk !== 'authorization');
  }
  expect(parseMixture('unknown', 1)).toBeUndefined();
});

test('the header X-Quirk causes a single accident', async () => {
  const { ask } = await start('none');
  const lost = await ask('/api/account', { 'X-Quirk': 'lost' });
  expect([lost.status, lost.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  const login = await ask('/api/account', { 'X-Quirk': 'login' });
  expect([login.status, (await login.text()).slice(0, 15)]).toEqual([200, '<!doctype html>']);
  await expect(ask('/api/account', { 'X-Quirk': 'cut' })).rejects.toThrow('fetch failed');
  const truncated = await (await ask('/api/account', { 'X-Quirk': 'truncated' })).text();
  expect(truncated.slice(0, 10)).toBe('{"error":0');
  expect(() => JSON.parse(truncated) as unknown).toThrow(SyntaxError);
});

test('a code has a picture, and scanning it shows a page', async () => {
  const { records, met } = await start('picture');
  const [code] = records.qrs;
  const picture = await fetch(`${code?.link}.svg`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await picture.text()).toMatch(/^<svg /);
  const scan = await fetch(code?.link ?? '');
  expect([scan.status, await scan.text()]).toEqual([200, '<h1>Scanned</h1>']);
  expect((await fetch(`${code?.link}000.svg`)).status).toBe(404);
  expect(met).toEqual([]);
});

test.each([
  ['none', 'keep-alive'],
  ['cut', 'close'],
])('with %s, the header Connection is %s', async (quirks, told) => {
  const { ask } = await start(quirks);
  expect((await ask('/api/account')).headers.get('connection')).toBe(told);
});

test.each([
  ['none', 429, 'header'],
  ['limited', 200, 'body'],
])(
  'with %s, a request beyond the limit gets the status %i, and the wait in its %s',
  async (quirk, status, place) => {
    const { ask, met } = await start(quirk, { limit: 2 });
    await ask('/qr/code-9.svg');
    for (const path of ['/api/account', '/api/qr']) expect((await ask(path)).status).toBe(200);
    const refused = await ask('/api/urls');
    const body = (await refused.json()) as Record<string, unknown>;
    const wait = place === 'header' ? refused.headers.get('retry-after') : body['Retry-After'];
    expect([refused.status, body['error']]).toEqual([status, status === 429 ? 1 : 429]);
    expect(Number(wait)).toBeGreaterThan(50);
    expect(met.map(({ isOver }) => isOver)).toEqual([false, false, true]);
  },
);

test.each([
  ['none', 200],
  ['sliding', 429],
])('with %s, a second request after the first minute gets the status %i', async (quirk, status) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask } = await start(quirk, { limit: 3 });
  const answers: number[] = [];
  for (const seconds of [0, 50, 9, 2, 0, 0]) {
    vi.setSystemTime(Date.now() + seconds * 1000);
    answers.push((await ask('/api/account')).status);
  }
  // At 61 s, a new minute has room for three requests. A sliding minute has room for one.
  expect(answers).toEqual([200, 200, 200, 200, status, status]);
});

test('the command starts the server that its options describe, and prints its address', async () => {
  const command = spawn(
    process.execPath,
    [cliScript, ...'serve --quirks nextpage,strings --seed 7 --limit 10 --json'.split(' ')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  started.push({
    stop: async () => {
      command.kill();
      await once(command, 'exit');
    },
  });
  const [line] = (await once(createInterface(command.stdout), 'line')) as [string];
  const told = JSON.parse(line) as { url: string; key: string };
  expect(told).toMatchObject({ key: 'awkward', limit: 10, seed: 7, quirks: ['strings', 'nextpage'] });
  const answer = await fetch(`${told.url}/api/qr?page=99`, {
    headers: { Authorization: `Bearer ${told.key}` },
  });
  expect(answer.headers.get('X-RateLimit-Limit')).toBe('10');
  expect(await answer.json()).toMatchObject({ data: { nextpage: null, currentpage: '99' } });
});
