import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { isThorough } from '#test/run/thorough.ts';

let waypost: TestService;
let other: Records;
beforeAll(async () => {
  waypost = await startService();
  other = await recordsOf(await waypost.addAccount());
});
afterAll(() => waypost.stop());

const types = ['links', 'bio', 'qr'] as const;
const paths = { links: 'url', bio: 'bio', qr: 'qr' } as const;
const each = 4;

interface Records {
  account: TestAccount;
  items: Record<(typeof types)[number], number[]>;
  groups: Record<'campaign' | 'channel', number[]>;
}

const send = (method: string, path: string, { key }: TestAccount, body?: object) =>
  waypost.call(method, `/api/${path}`, { key, body });

/** Creates the same records for every account. */
async function recordsOf(account: TestAccount): Promise<Records> {
  const made = async (path: string, bodies: readonly object[]) => {
    const ids: number[] = [];
    for (const body of bodies) ids.push((await send('POST', `${path}/add`, account, body)).body.id);
    return ids;
  };
  const numbers = Array.from({ length: each }, (_, at) => at);
  return {
    account,
    items: {
      links: await made(
        'url',
        numbers.map((at) => ({ url: 'https://acme.com', title: `Link ${at}` })),
      ),
      bio: await made(
        'bio',
        numbers.map((at) => ({ title: `Page ${at}` })),
      ),
      qr: await made(
        'qr',
        numbers.map((at) => ({ type: 'text', data: 'x', name: `Code ${at}` })),
      ),
    },
    groups: {
      campaign: await made('campaign', [{ name: 'One' }, { name: 'Two' }]),
      channel: await made('channel', [{ name: 'One' }, { name: 'Two' }]),
    },
  };
}

/**
 * The position of a record. The first position after the last record is another account's record, and the one after
 * that doesn't exist.
 */
const placeOf = (count: number) => fc.nat(count + 1);
const idAt = (mine: readonly number[], theirs: readonly number[], place: number) =>
  mine[place] ?? (place === mine.length ? theirs[0] : undefined) ?? 99_999_999;

const places = fc.uniqueArray(placeOf(each), { minLength: 1 });
const work = fc.oneof(
  fc.record({
    action: fc.constantFrom('assign', 'unassign'),
    type: fc.constantFrom(...types),
    group: fc.constantFrom('channel' as const),
    into: placeOf(2),
    places,
  }),
  fc.record({
    action: fc.constantFrom('assign', 'unassign'),
    type: fc.constantFrom('links' as const),
    group: fc.constantFrom('campaign' as const),
    into: placeOf(2),
    places,
  }),
  fc.record({
    action: fc.constantFrom('archive', 'restore'),
    type: fc.constantFrom('links' as const),
    places,
  }),
  fc.record({ action: fc.constant('delete'), type: fc.constantFrom(...types), places }),
);
type Work = typeof work extends fc.Arbitrary<infer One> ? One : never;

const groupOf = (of: Records, wanted: Work) =>
  'group' in wanted
    ? { [wanted.group]: idAt(of.groups[wanted.group], other.groups[wanted.group], wanted.into) }
    : {};

const idsOf = (of: Records, { type, places: wanted }: Work) =>
  wanted.map((place) => idAt(of.items[type], other.items[type], place));

async function atOnce(of: Records, wanted: Work) {
  const { action, type } = wanted;
  const body = { action, type, ids: idsOf(of, wanted), ...groupOf(of, wanted) };
  const answer = await send('POST', 'bulk', of.account, body);
  return answer.body.results.map(({ id: _id, ...result }: { id: number }) => result);
}

function requestFor(of: Records, wanted: Work, id: number) {
  const { action, type } = wanted;
  if (action === 'archive' || action === 'restore')
    return send('PUT', `url/${id}/update`, of.account, { archived: action === 'archive' });
  if (action === 'delete') return send('DELETE', `${paths[type]}/${id}/delete`, of.account);
  const { campaign, channel } = groupOf(of, wanted);
  const path = campaign ? `campaign/${campaign}/assign/${id}` : `channel/${channel}/assign/${type}/${id}`;
  return send(action === 'assign' ? 'POST' : 'DELETE', path, of.account);
}

async function oneByOne(of: Records, wanted: Work) {
  const results: object[] = [];
  for (const id of idsOf(of, wanted)) {
    const { status, body } = await requestFor(of, wanted, id);
    results.push({ error: body.error, status, message: body.message });
  }
  return results;
}

/** Returns everything the account can read, without the values that differ between accounts. */
async function everythingOf({ account, items, groups }: Records) {
  const read = async (path: string) => (await send('GET', `${path}?limit=100`, account)).body.data;
  const seen = [await read('urls'), await read('qr'), await read('bio')];
  for (const id of groups.campaign) seen.push(await read(`campaign/${id}`));
  for (const id of groups.channel) seen.push(await read(`channel/${id}`));
  const places = new Map(
    Object.values({ ...items, ...groups }).flatMap((ids) => ids.map((id, place) => [id, place] as const)),
  );
  const own = /^(alias|shorturl|link|image|preview|date)$/;
  return JSON.parse(JSON.stringify(seen), (name, value: unknown) => {
    if (own.test(name)) return '';
    return /^(id|campaign|\d+)$/.test(name) && typeof value === 'number' ? places.get(value) : value;
  }) as unknown;
}

test('a bulk request has the results and effects of single requests made in sequence', async () => {
  // Freezes the clock, since records that are added in the same second have an order of their own.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 3, maxLength: 10 }), async (works) => {
      const [one, twin] = [
        await recordsOf(await waypost.addAccount()),
        await recordsOf(await waypost.addAccount()),
      ];
      for (const wanted of works) expect(await atOnce(one, wanted)).toEqual(await oneByOne(twin, wanted));
      expect(await everythingOf(one)).toEqual(await everythingOf(twin));
    }),
    { numRuns: isThorough ? 15 : 5 },
  );
  vi.useRealTimers();
}, 120_000);
