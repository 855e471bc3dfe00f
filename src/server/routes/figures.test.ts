import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
const links: number[] = [];

const add = async (account: TestAccount, path: string, body: object): Promise<number> => {
  const answer = await waypost.call('POST', path, { key: account.key, body });
  expect(answer.body.error).toBe(0);
  return Number(answer.body.id);
};
const read = async (query: string, account = ada) =>
  waypost.call('GET', `/api/figures?${query}`, { key: account.key });
const figuresOf = async (type: string, ids: readonly number[]) =>
  (await read(`type=${type}&ids=${ids.join(',')}`)).body.data.figures;

beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
  for (const alias of ['one', 'two', 'three'])
    links.push(await add(ada, '/api/url/add', { url: 'https://acme.example/', custom: alias }));
  for (const alias of ['one', 'one', 'two'])
    await fetch(`${waypost.url}/${alias}`, {
      redirect: 'manual',
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
});
afterAll(() => waypost.stop());

describe('GET /api/figures', () => {
  test('returns daily visits of the last 30 days for the requested records, in their order', async () => {
    const [one = 0, two = 0, three = 0] = links;
    await expect
      .poll(async () => (await figuresOf('urls', [one]))[0].series.at(-1), { timeout: 10_000 })
      .toBe(2);
    const { body } = await read(`type=urls&ids=${[three, one, two].join(',')}`);
    expect(body.data.figures.map(({ id }: { id: number }) => id)).toEqual([three, one, two]);
    const [none, first, second] = body.data.figures.map(({ series }: { series: number[] }) => series);
    expect(none).toEqual(Array(30).fill(0));
    expect(first).toEqual([...Array<number>(29).fill(0), 2]);
    expect(second.at(-1)).toBe(1);
    const days = (Date.parse(body.data.to) - Date.parse(body.data.from)) / 86_400_000;
    expect(days).toBe(29);
  });

  test('returns the links and clicks of campaigns, and the item counts of channels', async () => {
    const campaign = await add(ada, '/api/campaign/add', { name: 'Spring' });
    const empty = await add(ada, '/api/campaign/add', { name: 'Summer' });
    const channel = await add(ada, '/api/channel/add', { name: 'Print' });
    const code = await add(ada, '/api/qr/add', { type: 'text', data: 'Hello', name: 'Hello' });
    for (const link of links.slice(0, 2)) {
      await waypost.call('POST', `/api/campaign/${campaign}/assign/${link}`, { key: ada.key });
      await waypost.call('POST', `/api/channel/${channel}/assign/links/${link}`, { key: ada.key });
    }
    await waypost.call('POST', `/api/channel/${channel}/assign/qr/${code}`, { key: ada.key });
    await expect
      .poll(async () => figuresOf('campaigns', [campaign, empty]), { timeout: 10_000 })
      .toEqual([
        { id: campaign, links: 2, clicks: 3 },
        { id: empty, links: 0, clicks: 0 },
      ]);
    expect(await figuresOf('channels', [channel])).toEqual([{ id: channel, links: 2, qrs: 1, bios: 0 }]);
    expect((await figuresOf('qr', [code]))[0].series).toEqual(Array(30).fill(0));
  });

  test('returns the names of the campaigns and channels that a record is in', async () => {
    const { key } = ada;
    const campaign = await add(ada, '/api/campaign/add', { name: 'Autumn' });
    const channel = await add(ada, '/api/channel/add', { name: 'Posters', color: '#aa3300' });
    const link = await add(ada, '/api/url/add', { url: 'https://acme.example/', campaign, channel });
    const code = await add(ada, '/api/qr/add', { type: 'text', data: 'Hello', name: 'Hello' });
    await waypost.call('POST', `/api/channel/${channel}/assign/qr/${code}`, { key });
    const channels = [{ id: channel, name: 'Posters', color: '#aa3300' }];
    expect((await figuresOf('urls', [link]))[0].groups).toEqual({
      campaigns: [{ id: campaign, name: 'Autumn' }],
      channels,
    });
    expect((await figuresOf('qr', [code]))[0].groups).toEqual({ campaigns: [], channels });
  });

  test('returns the link counts of splash pages, overlays and domains', async () => {
    const splash = await add(ada, '/api/splash/add', { name: 'Sale' });
    await add(ada, '/api/url/add', { url: 'https://acme.example/', splash });
    expect(await figuresOf('splash', [splash])).toEqual([{ id: splash, links: 1 }]);
    const overlay = await add(ada, '/api/overlay/add', { name: 'Sale', message: 'Sale' });
    expect(await figuresOf('overlay', [overlay])).toEqual([{ id: overlay, links: 0 }]);
    const domain = 'https://go.acme.example';
    const [used, unused] = [
      await add(ada, '/api/domain/add', { domain }),
      await add(ada, '/api/domain/add', { domain: 'https://to.acme.example' }),
    ];
    await add(ada, '/api/url/add', { url: 'https://acme.example/', domain });
    expect(await figuresOf('domains', [used, unused])).toEqual([
      { id: used, links: 1 },
      { id: unused, links: 0 },
    ]);
  });

  test('omits foreign and unknown records', async () => {
    const query = `type=urls&ids=${links.join(',')}`;
    expect((await read(query, bob)).body.data.figures).toEqual([]);
    expect((await read('type=campaigns&ids=999999999')).body.data.figures).toEqual([]);
  });

  test.each([
    ['type=urls', 'ids is required.'],
    ['type=urls&ids=', 'Enter 1 to 100 ids, separated by commas.'],
    ['type=urls&ids=1,,2', 'Enter 1 to 100 ids, separated by commas.'],
    ['type=urls&ids=1%27', 'Enter 1 to 100 ids, separated by commas.'],
    [`type=urls&ids=${Array(101).fill(1).join(',')}`, 'Enter 1 to 100 ids, separated by commas.'],
    ['type=accounts&ids=1', /^The type must be one of urls, qr/],
    ['type=urls&ids=1&zone=Mars', 'zone must be a time zone such as Europe/Berlin.'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await read(query);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });
});
