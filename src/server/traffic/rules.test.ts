import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser } from '#test/send-request.ts';
import { home, visitorsOf } from '#test/link-visitors.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

type Visitors = ReturnType<typeof visitorsOf>;

let waypost: TestService;
let ada: TestAccount;
let link: Visitors['link'];
let open: Visitors['open'];
let long: Visitors['long'];
let clicksOf: Visitors['clicksOf'];

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const ubuntu = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blocked-'));
  const file = path.join(folder, 'hosts');
  await writeFile(file, '# the worst\n0.0.0.0 worse.example # of a hosts file\nworst.example\n\n');
  waypost = await startService({
    env: {
      TRUST_PROXY: 'on',
      COUNTRY_HEADER: 'X-Country',
      BLOCKED_HOSTS: 'bad.example',
      BLOCKED_HOSTS_FILE: file,
    },
  });
  ada = await waypost.addAccount();
  ({ link, open, long, clicksOf } = visitorsOf(waypost, ada));
});
afterAll(() => waypost.stop());

describe('rules', () => {
  const to = (what: string) => `https://acme.example/${what}`;

  test.each([
    ['ios', iphone],
    ['ios', ipad],
    ['mobile', iphone],
    ['tablet', ipad],
    ['android', pixel],
    ['mobile', pixel],
    ['linux', ubuntu],
    ['desktop', ubuntu],
    ['windows', windows],
    ['macos', browser],
  ])('for a device (%s) match %s', async (device, agent) => {
    const { shorturl } = await link({ devicetarget: [{ device, link: to('app') }] });
    expect(await long(shorturl, { 'User-Agent': agent })).toBe(to('app'));
    const others = [windows, iphone].map((other) => long(shorturl, { 'User-Agent': other }));
    expect(await Promise.all(others)).toContain(home);
  });

  test('for a country match visitors in that country', async () => {
    const { shorturl } = await link({ geotarget: [{ location: 'CH', link: to('ch') }] });
    expect(await long(shorturl, { 'X-Country': 'CH' })).toBe(to('ch'));
    expect(await long(shorturl, { 'X-Country': 'DE' })).toBe(home);
    expect(await long(shorturl)).toBe(home);
  });

  test('for a country accept UK for GB', async () => {
    const { shorturl } = await link({ geotarget: [{ location: 'UK', link: to('gb') }] });
    expect(await long(shorturl, { 'X-Country': 'GB' })).toBe(to('gb'));
  });

  test.each([
    ['no', 'nb-NO,nb;q=0.9,no;q=0.8'],
    ['no', 'nn'],
    ['nb', 'nb-NO'],
    ['fil', 'tl-PH,tl;q=0.9'],
    ['tl', 'fil-PH'],
    ['he', 'iw'],
  ])('for a language (%s) match its other names and forms (%s)', async (language, header) => {
    const { shorturl } = await link({ languagetarget: [{ language, link: to('own') }] });
    expect(await long(shorturl, { 'Accept-Language': header })).toBe(to('own'));
    expect(await long(shorturl, { 'Accept-Language': 'da' })).toBe(home);
  });

  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['FR', 'fr'],
    ['en;q=0.5, fr;q=0.7', 'fr'],
    ['de, fr;q=0.9', 'home'],
    ['*, fr;q=0.1', 'fr'],
    ['fr;q=0', 'home'],
    ['', 'home'],
  ])('for a language match the language that the browser prefers (%j)', async (header, expected) => {
    const { shorturl } = await link({ languagetarget: [{ language: 'fr', link: to('fr') }] });
    expect(await long(shorturl, { 'Accept-Language': header })).toBe(to(expected));
  });

  test('apply by device, then country, then language, each in its order', async () => {
    const { shorturl } = await link({
      languagetarget: [{ language: 'fr', link: to('fr') }],
      geotarget: [{ location: 'CH', link: to('ch') }],
      devicetarget: [
        { device: 'mobile', link: to('phones') },
        { device: 'ios', link: to('apple') },
      ],
    });
    const all = { 'User-Agent': iphone, 'X-Country': 'CH', 'Accept-Language': 'fr' };
    expect(await long(shorturl, all)).toBe(to('phones'));
    expect(await long(shorturl, { ...all, 'User-Agent': ipad })).toBe(to('apple'));
    expect(await long(shorturl, { ...all, 'User-Agent': ubuntu })).toBe(to('ch'));
    expect(await long(shorturl, { ...all, 'User-Agent': ubuntu, 'X-Country': 'DE' })).toBe(to('fr'));
  });
});

describe('a blocked host', () => {
  test.each(['https://bad.example/x', 'https://www.worse.example', 'http://worst.example:81/'])(
    'is refused as a destination of links, rules and expired links (%s)',
    async (longurl) => {
      for (const columns of [
        { longurl },
        { rules: JSON.stringify({ languagetarget: [{ language: 'fr', link: longurl }] }) },
        { expires_at: 1, afterwards: longurl },
      ]) {
        const { id, shorturl } = await link({}, columns);
        const answer = await open(shorturl, { 'Accept-Language': 'fr' });
        expect(answer.status).toBe(403);
        expect(await answer.text()).toContain('This link is blocked');
        expect(await clicksOf(id)).toBe(0);
      }
    },
  );

  test('can’t be the destination of a QR code', async () => {
    const body = { type: 'link', data: 'https://bad.example' };
    expect((await waypost.call('POST', '/api/qr/add', { key: ada.key, body })).body).toMatchObject({
      error: 1,
      field: 'data',
    });
  });
});

describe('campaigns', () => {
  const campaign = async (name: string, links: { id: number }[]) => {
    const { key } = ada;
    const body = { name, slug: name, public: true };
    const { id, list } = (await waypost.call('POST', '/api/campaign/add', { key, body })).body;
    for (const each of links) await waypost.call('POST', `/api/campaign/${id}/assign/${each.id}`, { key });
    return { rotator: `${waypost.url}/r/${name}`, list: list as string };
  };
  const closed = () =>
    Promise.all([
      link({ title: 'Archived' }, { archived: 1 }),
      link({ title: 'Expired' }, { expires_at: 1 }),
      link({ title: 'Used up' }, { click_limit: 1, passed: 1 }),
    ]);

  test('a rotator redirects only to active links, and returns 410 without any', async () => {
    const one = await campaign('one-open', [
      ...(await closed()),
      await link({ url: 'https://acme.example/1' }),
    ]);
    for (let turn = 0; turn < 10; turn += 1) expect(await long(one.rotator)).toBe('https://acme.example/1');
    const none = await campaign('none-open', await closed());
    expect((await open(none.rotator)).status).toBe(410);
  });

  test('a rotator redirects to a protected link’s own address, uncounted', async () => {
    const locked = await link({ password: 'open sesame' });
    const { rotator } = await campaign('locked', [locked]);
    expect(await long(rotator)).toBe(locked.shorturl);
    expect(await clicksOf(locked.id)).toBe(0);
  });

  test('a list shows only active links, and hides the destination of a protected link', async () => {
    const { list } = await campaign('listed', [
      ...(await closed()),
      await link({ title: 'Locked', password: 'open sesame', url: 'https://hidden.example' }),
      await link({ title: 'Open', url: 'https://shown.example', description: 'For Ada alone' }),
      await link({ title: 'Told', publicdescription: 'Every day from six', description: 'For Ada alone' }),
    ]);
    const page = await (await open(list)).text();
    expect(page).toContain('shown.example');
    expect(page).toContain('Locked');
    expect(page).toContain('Every day from six');
    expect(page).not.toContain('For Ada alone');
    expect(page).not.toMatch(/hidden\.example|Archived|Expired|Used up/);
  });
});
