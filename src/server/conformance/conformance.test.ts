import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parseMixture, type Quirk, quirkNames } from '#server/quirks/quirks.ts';
import { startQuirksServer } from '#server/quirks/quirks-server.ts';
import { spawnCli } from '#test/spawn-cli.ts';
import { startService } from '#test/start-service.ts';
import { checkConformance, type Conformance } from './conformance.ts';

const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of started.splice(0)) await one.stop();
});

/** Advances the clock by the time that the limit requires. */
const pause = async (ms: number) => vi.setSystemTime(Date.now() + ms);
const say = () => undefined;
const idsOf = ({ results }: Conformance, outcome: string) =>
  results.filter((result) => result.outcome === outcome).map(({ id }) => id);

async function quirksServer(quirks: string, seed = 7) {
  const mixture = parseMixture(quirks, seed);
  if (!mixture) throw new Error(`No mixture of ${quirks}.`);
  const server = await startQuirksServer({ mixture, key: 'secret', limit: 100_000, rate: 1 });
  started.push(server);
  return server;
}

async function ofQuirks(quirks: string) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { url } = await quirksServer(quirks);
  return checkConformance({ url, key: 'secret', write: true, say, pause });
}

test('every statement holds for Waypost itself', async () => {
  const waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  started.push(waypost);
  const ada = await waypost.addAccount({ plan: 'business', expires_at: Date.UTC(2099, 0) / 1000 });
  const add = async (path: string, body: object): Promise<number> => {
    const { body: answer } = await waypost.call('POST', path, { key: ada.key, body });
    expect(answer.message).toBeUndefined();
    return answer.id as number;
  };
  let channel = 0;
  for (const name of ['a', 'b', 'c']) {
    channel = await add('/api/channel/add', { name });
    await add('/api/campaign/add', { name });
    await add('/api/pixel/add', { type: 'pinboard', name, tag: '123' });
    await add('/api/splash/add', { name });
    await add('/api/overlay/add', { name, message: name });
    await add('/api/domain/add', { domain: `https://${name}.acme.example` });
    await add('/api/qr/add', { type: 'link', data: 'https://acme.example', name });
  }
  // The newest channel comes first in the list.
  for (const path of ['a', 'b', 'c'])
    await add('/api/url/add', { url: `https://acme.example/${path}`, channel });
  const found = await checkConformance({ url: waypost.url, key: ada.key, write: true, say });
  expect(found.results.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  expect(found.results.length).toBeGreaterThan(300);
  expect(found.left).toEqual([]);
  // The check has deleted what it created.
  for (const [path, key] of [
    ['/api/campaigns', 'campaigns'],
    ['/api/channels', 'channels'],
    ['/api/qr', 'qrs'],
    ['/api/pixels', 'pixels'],
    ['/api/domains', 'domains'],
  ] as const)
    expect((await waypost.call('GET', path, { key: ada.key })).body.data[key]).toHaveLength(3);
});

test('no statement is broken for a new account', async () => {
  const waypost = await startService();
  started.push(waypost);
  const { key } = await waypost.addAccount();
  const found = await checkConformance({ url: waypost.url, key, write: false, say });
  expect(idsOf(found, 'broken')).toEqual([]);
  expect(idsOf(found, 'skipped')).toContain('account.get data.expires');
});

let plain: Conformance;
beforeAll(async () => {
  plain = await ofQuirks('none');
  vi.useRealTimers();
  for (const one of started.splice(0)) await one.stop();
});

test('no statement is broken by the quirks server without quirks, and only pixels.add is skipped', () => {
  expect(idsOf(plain, 'broken')).toEqual([]);
  expect(idsOf(plain, 'skipped').filter((id) => !id.startsWith('pixels.add'))).toEqual([]);
  expect(plain.left).toEqual([]);
});

/** Quirks that break no statement, since the specification leaves the matter open or the check doesn't cover it. */
const open: readonly Quirk[] = [
  'expires',
  'status',
  'members',
  'social',
  'limited',
  'sliding',
  'picture',
  'origins',
  'repeated',
  'links',
  'created',
];

/** The statements that each quirk breaks. It breaks no others. */
const broken: Partial<Record<Quirk, RegExp>> = {
  success: / error$/,
  channel: /^channels\.update message$/,
  failure: /(?:unauthorised|wrong-key|unknown|nameless|typeless|again) error$/,
  strings: /\.(?:id|clicks|scans|uniqueClicks|result|perpage|currentpage|nextpage|maxpage)$| id$/,
  names: /campaigns\.(?:list data\.campaigns\[\]\.name|(?:add|update) (?:answer\.name|domain=|listed))$/,
  nextpage: / data\.nextpage$/,
  empty: /^qr\.get (?:data\.top|empty)/,
  pixels: /^pixels\.list types$/,
  short: /^links\.list short$/,
  reset: / reset$|limit falls/,
  headers: / (?:limit|remaining|reset)$|limit falls/,
  missing: /^(?:campaigns|channels)\./,
  odd: /\[\]\.(?:id|clicks|scans)$|order=click| listed$| items$/,
  pages: / (?:unknown|again) (?:error|message)$/,
  messages: / message$/,
};

test.each(quirkNames.filter((name) => name !== 'authorization' && broken[name]))(
  'the quirk %s breaks only the statements that it is about',
  async (quirk) => {
    const found = await ofQuirks(quirk);
    const ids = idsOf(found, 'broken');
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !broken[quirk]?.test(id))).toEqual([]);
    expect(found.left).toEqual([]);
  },
);

test.each(open)('the quirk %s breaks no statement', async (quirk) => {
  expect(idsOf(await ofQuirks(quirk), 'broken')).toEqual([]);
});

test('a wrong key ends the check after two requests', async () => {
  const { url, met } = await quirksServer('none');
  const found = await checkConformance({ url, key: 'wrong', write: true, say, pause });
  expect(found).toMatchObject({ ended: 'key refused', results: [], left: [] });
  expect(met).toHaveLength(2);
});

test('an interrupted check deletes the records that it created and requests nothing else', async () => {
  const { url, met, records } = await quirksServer('none');
  const counts = () => [records.qrs, records.campaigns, records.channels].map(({ length }) => length);
  const before = counts();
  const stop = new AbortController();
  // The check is interrupted at the moment when the third code is created.
  records.qrs.unshift = (...codes) => {
    records.qrs.splice(0, 0, ...codes);
    if (codes.some(({ name }) => name.startsWith('link'))) stop.abort();
    return records.qrs.length;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const found = await checkConformance({ url, key: 'secret', write: true, say, pause, signal: stop.signal });
  expect(found).toMatchObject({ ended: 'interrupted', left: [] });
  expect(counts()).toEqual(before);
  const made = met.findIndex((_, at) => met.slice(at).every(({ method }) => method === 'DELETE'));
  expect(met[made - 1]).toMatchObject({ method: 'POST', url: '/api/qr/add' });
});

test.each(['lost', 'login', 'cut', 'truncated'] as const)(
  'no statement about a body holds when each response is the accident “%s”',
  async (quirk) => {
    const { results } = await ofQuirks(quirk);
    // A wrong key must be refused, and headers may be correct though the body isn't.
    const others =
      / (?:type|limit|remaining|reset|answer)$|limit falls|unauthorised|wrong-key|unknown|nameless|typeless/;
    const holding = results.filter(({ outcome, id }) => outcome === 'holds' && !others.test(id));
    expect(holding).toEqual([]);
  },
);

test.each(['none', 'sliding', 'limited', 'headers'])(
  'the check stays within the rate limit with the quirk %s',
  async (quirk) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const mixture = parseMixture(quirk, 7);
    if (!mixture) throw new Error(`No mixture of ${quirk}.`);
    const server = await startQuirksServer({ mixture, key: 'secret', limit: 30 });
    started.push(server);
    const pause = async (ms: number) => vi.setSystemTime(Date.now() + ms);
    await checkConformance({ url: server.url, key: 'secret', write: false, say, pause });
    vi.useRealTimers();
    expect(server.met.length).toBeGreaterThan(45);
    expect(server.met.filter(({ isOver }) => isOver)).toEqual([]);
    expect(new Set(server.met.map(({ key }) => key))).toEqual(
      new Set(['secret', undefined, 'not-a-key-of-this-server']),
    );
  },
);

test('the command prints a line for each statement, and its exit status shows the result', async () => {
  const [kept, bent] = await Promise.all([quirksServer('none'), quirksServer('nextpage')]);
  const run = (url: string, key: string, ...more: string[]) =>
    spawnCli(['conformance', '--url', `${url}/api/`, '--key', key, ...more], {}, 'secret\n');
  const [fine, broken, refused] = await Promise.all([
    run(kept.url, '-', '--json'),
    run(bent.url, 'secret'),
    run(kept.url, 'wrong'),
  ]);
  const told = JSON.parse(fine.stdout) as { holding: number; broken: number; results: object[] };
  expect(fine).toMatchObject({ code: 0, stderr: '' });
  expect(told).toMatchObject({ url: kept.url, broken: 0, left: [] });
  expect(told.results.length).toBeGreaterThan(200);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/^ok {7}account\.get: .*\.$/m);
  expect(broken.stdout).toMatch(/^BROKEN {3}\S+: .*nextpage.*null/m);
  expect(refused).toMatchObject({
    stdout: '',
    stderr: `${kept.url} refused this key. Stopped after 2 requests.\n`,
  });
  expect(refused.code).toBeGreaterThan(0);
  // Without --write, the check only sends reads.
  expect(new Set([...kept.met, ...bent.met].map(({ method }) => method))).toEqual(new Set(['GET']));
});

test('the command with --write leaves the records as they were', async () => {
  const server = await quirksServer('none');
  const before = structuredClone(server.records);
  const args = ['conformance', '--url', server.url, '--key', 'secret', '--write', '--json'];
  const { code, stdout, stderr } = await spawnCli(args, {});
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ broken: 0, left: [] });
  const written = new Set(server.met.map(({ method }) => method));
  expect([...written].toSorted()).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
  expect(server.records).toEqual(before);
});
