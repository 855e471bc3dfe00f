import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as overlays from '#server/store/overlays.ts';
import * as splash from '#server/store/splash.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let eve: TestAccount;
const stops = { ada: { splash: 0, overlay: 0 }, eve: { splash: 0, overlay: 0 } };

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount({ username: 'ada' });
  eve = await waypost.addAccount({ username: 'eve' });
  const { db } = waypost.service;
  for (const { id, username } of [ada, eve]) {
    stops[username as 'ada' | 'eve'] = {
      splash: await splash.add(db, { account_id: id, name: 'Wait', created_at: 1 }),
      overlay: await overlays.add(db, { account_id: id, name: 'Look', type: 'message', created_at: 1 }),
    };
  }
});
afterAll(() => waypost.stop());

const url = 'https://acme.example/menu';
const add = (body: object, key = ada.key) =>
  waypost.call('POST', '/api/url/add', { key, body: { url, ...body } });
const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/url/${id}/update`, { key, body });
const get = async (id: number) => (await waypost.call('GET', `/api/url/${id}`, { key: ada.key })).body;

const everything = {
  expiry: '2099-05-03 14:00:00',
  afterwards: 'acme.example/over',
  password: 'open sesame',
  clicklimit: 100,
  devicetarget: [{ device: 'iOS', link: 'https://apps.example/acme' }],
  geotarget: [
    { location: 'de', link: 'https://acme.example/de' },
    { location: 'CH', link: 'https://acme.example/ch' },
  ],
  languagetarget: [{ language: 'FR', link: 'https://acme.example/fr' }],
};

const answered = {
  archived: false,
  expiry: '2099-05-03 14:00:00',
  afterwards: 'https://acme.example/over',
  password: true,
  clicklimit: 100,
  clicksused: 0,
  splash: null,
  overlay: null,
};

const plain = {
  archived: false,
  expiry: null,
  afterwards: '',
  password: false,
  clicklimit: null,
  clicksused: 0,
  splash: null,
  overlay: null,
};

describe('the options of a link', () => {
  test('are returned in full with the link, and in short in lists', async () => {
    const { body } = await add({ ...everything, title: 'Everything' });
    const { options, details } = await get(body.id);
    expect(options).toEqual({
      ...answered,
      pixels: [],
      devicetarget: [{ device: 'ios', link: 'https://apps.example/acme' }],
      geotarget: [
        { location: 'DE', link: 'https://acme.example/de' },
        { location: 'CH', link: 'https://acme.example/ch' },
      ],
      languagetarget: [{ language: 'fr', link: 'https://acme.example/fr' }],
    });
    expect(details.state).toEqual({ ...answered, rules: 4 });
    const listed = await waypost.call('GET', '/api/urls?q=Everything', { key: ada.key });
    expect(listed.body.data.urls[0].state).toEqual({ ...answered, rules: 4 });
    expect(JSON.stringify([options, listed.body])).not.toContain('argon2');
  });

  test('that are sent empty leave a plain link without a state', async () => {
    const { body } = await add({ expiry: '', password: null, clicklimit: '', geotarget: [] });
    const { options, details } = await get(body.id);
    expect(options).toEqual({ ...plain, devicetarget: [], geotarget: [], languagetarget: [], pixels: [] });
    expect(details).not.toHaveProperty('state');
  });

  test('change individually; "" removes one, and null keeps it', async () => {
    const { id } = (await add(everything)).body;
    await update(id, { title: 'Other', geotarget: null, password: null });
    expect((await get(id)).details.state).toEqual({ ...answered, rules: 4 });
    await update(id, { geotarget: [] });
    expect((await get(id)).details.state).toMatchObject({ rules: 2 });
    await update(id, { expiry: '', afterwards: '', password: '', clicklimit: '' });
    await update(id, { devicetarget: [], languagetarget: [] });
    expect((await get(id)).details).not.toHaveProperty('state');
  });

  test('survive archiving and restoring', async () => {
    const { id } = (await add({ clicklimit: 5 })).body;
    await update(id, { archived: true });
    expect((await get(id)).options).toMatchObject({ archived: true, clicklimit: 5 });
    await update(id, { archived: false });
    expect((await get(id)).options).toMatchObject({ archived: false, clicklimit: 5 });
  });

  test('hold either a splash page or an overlay, whichever is set last', async () => {
    const { id } = (await add({ splash: stops.ada.splash })).body;
    await update(id, { overlay: stops.ada.overlay });
    expect((await get(id)).options).toMatchObject({ splash: null, overlay: stops.ada.overlay });
    await update(id, { splash: stops.ada.splash });
    expect((await get(id)).options).toMatchObject({ splash: stops.ada.splash, overlay: null });
    await update(id, { splash: '' });
    expect((await get(id)).options).toMatchObject({ splash: null, overlay: null });
  });

  test('write parameters into the destination, replacing those with equal names', async () => {
    const parameters = [
      { name: 'utm_source', value: 'news & more' },
      { name: 'page', value: '2' },
    ];
    const { id } = (await add({ url: `${url}?page=1#top`, parameters })).body;
    expect((await get(id)).details.longurl).toBe(`${url}?page=2&utm_source=news%20%26%20more#top`);
    await update(id, { parameters: [{ name: 'page', value: '3' }] });
    expect((await get(id)).details.longurl).toBe(`${url}?page=3&utm_source=news%20%26%20more#top`);
  });

  test('put a new link into the account’s campaign and channels', async () => {
    const { key } = ada;
    const campaign = (await waypost.call('POST', '/api/campaign/add', { key, body: { name: 'Spring' } }))
      .body;
    const channels: number[] = [];
    for (const name of ['Print', 'Mail'])
      channels.push((await waypost.call('POST', '/api/channel/add', { key, body: { name } })).body.id);
    const { id } = (await add({ campaign: campaign.id, channel: channels })).body;
    for (const channel of channels) {
      const { body } = await waypost.call('GET', `/api/channel/${channel}`, { key });
      expect(body.data.items).toMatchObject([{ type: 'links', id }]);
    }
    const inCampaign = await waypost.service.db
      .selectFrom('campaign_links')
      .where('campaign_id', '=', campaign.id)
      .select('link_id')
      .execute();
    expect(inCampaign).toEqual([{ link_id: id }]);
    const foreign = await waypost.call('POST', '/api/url/add', {
      key: eve.key,
      body: { url, campaign: campaign.id },
    });
    expect(foreign.body).toMatchObject({ error: 1, field: 'campaign' });
    expect((await add({ channel: channels[0] }, eve.key)).body).toMatchObject({ field: 'channel' });
  });

  test.each([
    [{ expiry: 'tomorrow' }, 'expiry', /such as 2027-12-31 18:00:00/],
    [{ expiry: '2099-02-30 10:00:00' }, 'expiry', /such as/],
    [{ expiry: '2020-01-01 10:00:00' }, 'expiry', 'Enter a time in the future.'],
    [{ password: 'abc' }, 'password', 'Use at least 4 characters.'],
    [{ clicklimit: 0 }, 'clicklimit', /whole number from 1/],
    [{ clicklimit: 1.5 }, 'clicklimit', /whole number from 1/],
    [{ clicklimit: '12x' }, 'clicklimit', /whole number from 1/],
    [{ geotarget: [{ location: 'ZZZ', link: url }] }, 'geotarget.0.location', /two letters/],
    [{ geotarget: [{ location: 'QX', link: url }] }, 'geotarget.0.location', /two letters/],
    [{ devicetarget: [{ device: 'toaster', link: url }] }, 'devicetarget.0.device', /must be one of ios/],
    [{ languagetarget: [{ language: 'deutsch', link: url }] }, 'languagetarget.0.language', /letters/],
    [
      { languagetarget: ['de', 'DE'].map((language) => ({ language, link: url })) },
      'languagetarget.1.language',
      'There’s already a rule for this.',
    ],
    [{ geotarget: 'DE' }, 'geotarget', 'The rules must be a list.'],
    [{ parameters: [{ name: '', value: 'x' }] }, 'parameters.0.name', 'A parameter needs a name.'],
    [{ splash: 999 }, 'splash', 'Splash page not found.'],
    [{ overlay: 999 }, 'overlay', 'Overlay not found.'],
  ])('%j is refused at the field %s', async (options, field, message) => {
    const made = await add(options);
    expect(made.status).toBe(400);
    expect(made.body).toMatchObject({ error: 1, field, message: expect.stringMatching(message) });
    const { id } = (await add({})).body;
    expect((await update(id, options)).body).toMatchObject({ error: 1, field });
  });

  test.each([
    ['ftp://acme.example/over', 'Please enter a valid URL. Use an http or https address.'],
    ['https://acme.example/a b', 'Please enter a valid URL. It has a space or a line break in it.'],
  ])('report the invalid destination %s when a link is updated', async (afterwards, message) => {
    const { id } = (await add({})).body;
    expect((await update(id, { afterwards })).body).toEqual({ error: 1, message, field: 'afterwards' });
  });

  test.each([
    ['clicklimit', 1.5, 'Enter a whole number from 1 to 1,000,000,000.'],
    ['clicklimit', '99999999999', 'Enter a whole number from 1 to 1,000,000,000.'],
    ['expiry', 5, 'Enter a time (UTC) such as 2027-12-31 18:00:00.'],
    ['password', 5, 'The password must be text.'],
  ])('a change of %s to %j is refused with the message of a new link', async (field, value, message) => {
    const { id } = (await add({})).body;
    expect((await update(id, { [field]: value })).body).toEqual({ error: 1, message, field });
    expect((await add({ [field]: value })).body).toEqual({ error: 1, message, field });
  });

  test('refuse a splash page with an overlay, and those of another account', async () => {
    expect((await add(stops.ada)).body).toMatchObject({ error: 1, field: 'overlay' });
    expect((await add({ splash: stops.eve.splash })).body).toMatchObject({ error: 1, field: 'splash' });
    expect((await add({ overlay: stops.eve.overlay })).body).toMatchObject({ error: 1, field: 'overlay' });
  });

  test('of another account’s link can’t be read or changed', async () => {
    const { id } = (await add(everything)).body;
    expect((await update(id, { archived: true, password: 'mine now' }, eve.key)).status).toBe(404);
    expect((await waypost.call('GET', `/api/url/${id}`, { key: eve.key })).status).toBe(404);
    expect((await get(id)).options).toMatchObject(answered);
  });

  test('ignore members that can’t be set', async () => {
    const { id } = (
      await add({
        clicklimit: 3,
        passed: 3,
        clicksused: 3,
        password_hash: 'x',
        account_id: eve.id,
        clicks: 9,
      })
    ).body;
    await update(id, { passed: 3, clicksused: 3, state: { archived: true }, account_id: eve.id });
    expect(await get(id)).toMatchObject({
      details: { clicks: 0 },
      options: { ...plain, clicklimit: 3, clicksused: 0 },
    });
  });
});
