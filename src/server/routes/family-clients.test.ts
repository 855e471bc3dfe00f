import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

/** Requests of clients that were made for other servers with this API. */

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const ask = async (method: string, path: string, body?: object) =>
  (await waypost.call(method, path, { key: ada.key, body })).body;
const url = 'https://acme.example/menu';
async function add(path: string, body: object): Promise<number> {
  const { id, message } = await ask('POST', path, body);
  expect(message).toBeUndefined();
  return id as number;
}
const linkOf = (id: number) => ask('GET', `/api/url/${id}`);

test.each(['#Ab12eF', '#ABCDEF', '#abcdef'])(
  'the color %s is returned in its original letter case',
  async (color) => {
    const added = await ask('POST', '/api/channel/add', { name: `In ${color}`, color });
    expect(added.color).toBe(color);
    const { data } = await ask('GET', '/api/channels?limit=1');
    expect(data.channels[0].color).toBe(color);
  },
);

test.each([
  ['gtmpixel', 'tagmgrpixel'],
  ['gapixel', 'analyticspixel'],
  ['fbpixel', 'socialonepixel'],
  ['adwordspixel', 'adsearchpixel'],
  ['linkedinpixel', 'professionalpixel'],
  ['twitterpixel', 'microblogpixel'],
  ['adrollpixel', 'retargetpixel'],
  ['quorapixel', 'qandapixel'],
  ['pinterest', 'pinboard'],
  ['bing', 'searchengine'],
  ['snapchat', 'snapmsg'],
  ['reddit', 'forum'],
  ['TikTok', 'shortvideo'],
])('the vendor’s pixel type %s is stored as %s', async (word, type) => {
  await add('/api/pixel/add', { type: word, name: word, tag: '123' });
  const { data } = await ask('GET', '/api/pixels?limit=1');
  expect(data.pixels[0]).toMatchObject({ name: word, type });
  expect(pixelTypes).toContain(type);
});

test('numbers sent as strings are accepted as numbers', async () => {
  const [campaign, channel, splash] = [
    await add('/api/campaign/add', { name: 'Spring' }),
    await add('/api/channel/add', { name: 'Shelf' }),
    await add('/api/splash/add', { name: 'Wait', seconds: '3' }),
  ];
  const id = await add('/api/url/add', {
    url,
    campaign: String(campaign),
    channel: String(channel),
    splash: String(splash),
    clicklimit: '4',
  });
  const { details, options } = await linkOf(id);
  expect(details).toMatchObject({ campaign, channel: [channel] });
  expect(options).toMatchObject({ splash, clicklimit: 4 });
  await add('/api/key/add', { name: 'Short', days: '4' });
  await add('/api/bio/add', { title: 'Menu', items: [String(id)] });
  const refused = await waypost.call('POST', '/api/url/add', { key: ada.key, body: { url, campaign: '4x' } });
  expect(refused.body).toEqual({
    error: 1,
    message: 'Enter the ids of campaigns, such as [7].',
    field: 'campaign',
  });
});

test.each([2 ** 31, Number.MAX_SAFE_INTEGER, '99999999999'])(
  'the out-of-range record id %s is refused',
  async (id) => {
    for (const body of [{ campaign: id }, { channel: [id] }, { splash: id }, { overlay: id }])
      expect(
        (await waypost.call('POST', '/api/url/add', { key: ada.key, body: { url, ...body } })).status,
      ).toBe(400);
    const bio = { title: 'Menu', items: [id] };
    expect((await waypost.call('POST', '/api/bio/add', { key: ada.key, body: bio })).status).toBe(400);
  },
);

test('an expiry date without a time is the start of that day', async () => {
  const id = await add('/api/url/add', { url, expiry: '2099-12-31' });
  expect((await linkOf(id)).options.expiry).toBe('2099-12-31 00:00:00');
  await ask('PUT', `/api/url/${id}/update`, { url, expiry: '2099-06-30 12:30' });
  expect((await linkOf(id)).options.expiry).toBe('2099-06-30 12:30:00');
  expect((await ask('POST', '/api/url/add', { url, expiry: '2099-02-30' })).message).toContain(
    'Enter a time',
  );
});

describe('the link type', () => {
  test('splash sets the given splash page, and is refused without one', async () => {
    const splash = await add('/api/splash/add', { name: 'Before' });
    const id = await add('/api/url/add', { url, type: 'splash', splash });
    expect((await linkOf(id)).options.splash).toBe(splash);
    expect(await ask('POST', '/api/url/add', { url, type: 'splash' })).toEqual({
      error: 1,
      message: 'The type splash needs the id of a splash page as splash.',
      field: 'type',
    });
  });

  test('direct removes the link’s splash page, and is refused with one', async () => {
    const splash = await add('/api/splash/add', { name: 'Once' });
    const id = await add('/api/url/add', { url, splash });
    await ask('PUT', `/api/url/${id}/update`, { url, type: 'direct' });
    expect((await linkOf(id)).options).toMatchObject({ splash: null, overlay: null });
    expect(await ask('POST', '/api/url/add', { url, type: 'direct', splash })).toMatchObject({
      error: 1,
      field: 'type',
    });
  });

  test.each(['frame', '4', 'overlay-2'])('%s is refused as unsupported', async (type) => {
    expect(await ask('POST', '/api/url/add', { url, type })).toMatchObject({ error: 1, field: 'type' });
  });
});

test('every list of links reports their campaign and channels', async () => {
  const [first, second] = [
    await add('/api/campaign/add', { name: 'First' }),
    await add('/api/campaign/add', { name: 'Second' }),
  ];
  const channels = [
    await add('/api/channel/add', { name: 'One' }),
    await add('/api/channel/add', { name: 'Two' }),
  ];
  const id = await add('/api/url/add', { url, custom: 'grouped', campaign: first, channel: channels });
  const alone = await add('/api/url/add', { url, custom: 'alone' });
  await ask('POST', `/api/campaign/${second}/assign/${id}`);

  const groups = { campaign: second, channel: channels };
  const { data } = await ask('GET', '/api/urls?limit=2');
  expect(data.urls).toMatchObject([
    { id: alone, campaign: null, channel: [] },
    { id, ...groups },
  ]);
  expect((await ask('GET', '/api/urls?short=grouped')).details).toMatchObject(groups);
  expect((await ask('GET', `/api/campaign/${first}`)).data.links).toMatchObject([{ id, ...groups }]);
  expect((await linkOf(id)).details).toMatchObject(groups);
});

test.each([
  ['iPhone', 'ios'],
  ['iPad', 'ios'],
  ['Android', 'android'],
  ['Mac', 'macos'],
  ['Mac OS X', 'macos'],
  ['Windows', 'windows'],
  ['Phone', 'mobile'],
])('the device %s is stored as %s', async (device, name) => {
  const link = 'https://acme.example/app';
  const id = await add('/api/url/add', { url, devicetarget: [{ device, link }] });
  expect((await linkOf(id)).options.devicetarget).toEqual([{ device: name, link }]);
});
