import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

/** What all lists have in common. The content of each is tested with its resource. */
const lists = [
  ['/api/domains', 'domains'],
  ['/api/overlay', 'cta'],
  ['/api/campaigns', 'campaigns'],
  ['/api/channels', 'channels'],
  ['/api/splash', 'splash'],
  ['/api/pixels', 'pixels'],
  ['/api/qr', 'qrs'],
  ['/api/urls', 'urls'],
] as const;

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  for (let count = 1; count <= 37; count += 1) {
    await waypost.call('POST', '/api/channel/add', { key: ada.key, body: { name: `Channel ${count}` } });
  }
});
afterAll(() => waypost.stop());

const get = (path: string, key = ada.key) => waypost.call('GET', path, { key });

describe.each(lists)('GET %s', (path, member) => {
  test('returns an empty first page for a new account', async () => {
    const { key } = await waypost.addAccount();
    expect((await get(path, key)).body).toEqual({
      error: '0',
      data: { result: 0, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 0, [member]: [] },
    });
  });

  test.each([
    ['limit=0', 'limit must be a positive whole number.'],
    ['limit=-5', 'limit must be a positive whole number.'],
    ['limit=ten', 'limit must be a positive whole number.'],
    ['limit=1.5', 'limit must be a positive whole number.'],
    ['limit=1&limit=2', 'limit must be a positive whole number.'],
    ['page=0', 'page must be a positive whole number.'],
    ['page=1e2', 'page must be a positive whole number.'],
    ['page=99999999999999999999', 'page must be a positive whole number.'],
  ])('with %s is refused', async (query, message) => {
    const { status, body } = await get(`${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 1, message });
  });

  test.each(['5000', '99999999999999999999'])('with the limit %s returns pages of 1000', async (limit) => {
    expect((await get(`${path}?limit=${limit}`)).body.data.perpage).toBe(1000);
  });

  test('treats blank parameters as missing', async () => {
    expect((await get(`${path}?limit=&page=`)).body.data).toMatchObject({ perpage: 15, currentpage: 1 });
  });

  test('returns an empty page past the end, with the requested page number', async () => {
    const { data } = (await get(`${path}?page=9007199254740991&limit=1000`)).body;
    expect(data[member]).toEqual([]);
    expect(data.currentpage).toBe(9007199254740991);
    expect(data.nextpage).toBe(0);
  });
});

test('paging until nextpage is 0 returns every record once, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
      const seen: number[] = [];
      let page = 1;
      while (page !== 0) {
        const { data } = (await get(`/api/channels?limit=${limit}&page=${page}`)).body;
        expect(data).toMatchObject({
          result: 37,
          perpage: limit,
          currentpage: page,
          maxpage: Math.ceil(37 / limit),
        });
        expect(data.channels.length).toBeLessThanOrEqual(limit);
        seen.push(...data.channels.map(({ id }: { id: number }) => id));
        page = data.nextpage;
      }
      expect(seen).toHaveLength(37);
      expect(seen).toEqual(seen.toSorted((a, b) => b - a));
      expect(new Set(seen).size).toBe(37);
    }),
    { numRuns: 12 },
  );
});
