import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as domains from '#server/store/domains.ts';
import { browser } from '#test/ask.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const ubuntu = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const bot = 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)';

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
});
afterAll(() => waypost.stop());

const home = 'https://acme.example/home';

/** A link with options; those that the API would refuse are written past it. */
async function link(body: object, columns: object = {}): Promise<{ id: number; shorturl: string }> {
  const made = await waypost.call('POST', '/api/url/add', { key: ada.key, body: { url: home, ...body } });
  expect(made.body).toMatchObject({ error: 0 });
  if (Object.keys(columns).length > 0)
    await waypost.service.db.updateTable('links').set(columns).where('id', '=', made.body.id).execute();
  return made.body;
}

const open = (address: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(address, { redirect: 'manual', ...init, headers: { 'User-Agent': browser, ...headers } });
const enter = (address: string, password: string, headers: Record<string, string> = {}) =>
  open(address, headers, { method: 'POST', body: new URLSearchParams({ password }) });
const clicksOf = async (id: number) =>
  (await waypost.call('GET', `/api/url/${id}`, { key: ada.key })).body.details.clicks;
const long = (address: string, headers?: Record<string, string>) =>
  open(address, headers).then((answer) => answer.headers.get('location'));

describe('a link that has expired', () => {
  const past = { expires_at: Date.UTC(2026, 4, 3, 14) / 1000 };

  test('shows a page that says since when, and is not counted', async () => {
    const { id, shorturl } = await link({}, past);
    const answer = await open(shorturl);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('3 May 2026 at 14:00 UTC');
    expect(await clicksOf(id)).toBe(0);
  });

  test('leads to what is for afterwards, if there is such a destination', async () => {
    const { id, shorturl } = await link({ afterwards: 'https://acme.example/over' }, past);
    expect(await long(shorturl)).toBe('https://acme.example/over');
    expect(await clicksOf(id)).toBe(0);
  });

  test('leads on until then', async () => {
    const { id, shorturl } = await link({ expiry: '2099-01-01 00:00:00', afterwards: 'https://a.example' });
    expect(await long(shorturl)).toBe(home);
    expect(await clicksOf(id)).toBe(1);
  });
});

test('an archived link shows a page, whatever else it has', async () => {
  const { id, shorturl } = await link({ password: 'open sesame', afterwards: 'https://a.example' });
  await waypost.call('PUT', `/api/url/${id}/update`, { key: ada.key, body: { archived: true } });
  const answer = await open(shorturl);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('no longer active');
  await waypost.call('PUT', `/api/url/${id}/update`, {
    key: ada.key,
    body: { archived: false, password: '' },
  });
  expect(await long(shorturl)).toBe(home);
});

describe('a limit of clicks', () => {
  test('lets no more through than it says, however many come at once', async () => {
    const { id, shorturl } = await link({ clicklimit: 7 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => open(shorturl)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(53);
    expect(await clicksOf(id)).toBe(7);
    expect(await (await open(shorturl)).text()).toContain('It could be opened 7 times');
  });

  test('begins with the clicks that there were, and grows', async () => {
    const { id, shorturl } = await link({});
    for (let count = 0; count < 3; count += 1) await open(shorturl);
    const change = (body: object) => waypost.call('PUT', `/api/url/${id}/update`, { key: ada.key, body });
    await change({ clicklimit: 4, afterwards: 'https://acme.example/over' });
    expect(await long(shorturl)).toBe(home);
    expect(await long(shorturl)).toBe('https://acme.example/over');
    await change({ clicklimit: 5 });
    expect(await long(shorturl)).toBe(home);
    expect(await long(shorturl)).toBe('https://acme.example/over');
  });

  test('is not used up by bots, link previews and heads, which see no more than people do', async () => {
    const { shorturl } = await link({ clicklimit: 1 });
    await open(shorturl, { 'User-Agent': bot });
    await open(shorturl, { 'Sec-Purpose': 'prefetch' });
    await open(shorturl, {}, { method: 'HEAD' });
    expect(await long(shorturl)).toBe(home);
    expect((await open(shorturl, { 'User-Agent': bot })).status).toBe(410);
  });
});

describe('a password', () => {
  test('is asked for on a page that tells nothing of the destination', async () => {
    const { id, shorturl } = await link({ password: 'open sesame', title: 'Secret plan' });
    const answer = await open(shorturl);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('needs a password');
    expect(page).not.toMatch(/acme\.example|Secret plan/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toContain('no-cache');
    expect(await clicksOf(id)).toBe(0);
  });

  test('opens the link, and is counted then', async () => {
    const { id, shorturl } = await link({ password: ' open sesame ' });
    const answer = await enter(shorturl, ' open sesame ');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(home);
    expect(await clicksOf(id)).toBe(1);
  });

  test('that is wrong is refused in words, and not counted', async () => {
    const { id, shorturl } = await link({ password: 'open sesame', clicklimit: 1 });
    for (const wrong of ['', 'Open sesame', '<script>alert(1)</script>', 'x'.repeat(9000), '\0']) {
      const answer = await enter(shorturl, wrong);
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain('That is not the password');
      expect(page).not.toContain('alert(1)');
    }
    expect(await clicksOf(id)).toBe(0);
    expect((await enter(shorturl, 'open sesame')).headers.get('location')).toBe(home);
  });

  test('can be guessed at only so often, by address and link', async () => {
    const { shorturl } = await link({ password: 'open sesame' });
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async (_none, at) => (await enter(shorturl, `guess ${at}`, from)).status),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = await enter(shorturl, 'open sesame', from);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(shorturl, 'open sesame', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(303);
    const other = await link({ password: 'open sesame' });
    expect((await enter(other.shorturl, 'open sesame', from)).status).toBe(303);
  });

  test('is taken on the link’s own host', async () => {
    await domains.add(waypost.service.db, {
      account_id: ada.id,
      scheme: 'http',
      host: 'go.acme.example',
      redirectroot: '',
      redirect404: '',
      created_at: 1,
    });
    await link({ password: 'open sesame', custom: 'branded', domain: 'go.acme.example' });
    const headers = { 'X-Forwarded-Host': 'go.acme.example' };
    expect(await (await open(`${waypost.url}/branded`, headers)).text()).toContain('needs a password');
    expect((await enter(`${waypost.url}/branded`, 'open sesame', headers)).status).toBe(303);
    expect((await enter(`${waypost.url}/branded`, 'open sesame')).status).toBe(405);
  });

  test('no other address takes a form, nor a large one', async () => {
    const { shorturl } = await link({});
    expect((await enter(shorturl, 'x')).status).toBe(405);
    expect((await enter(`${waypost.url}/nothing-here`, 'x')).status).toBe(405);
    const { shorturl: locked } = await link({ password: 'open sesame' });
    expect((await enter(locked, 'x'.repeat(20_000))).status).toBe(413);
  });
});

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
  ])('of a device (%s) fit %s', async (device, agent) => {
    const { shorturl } = await link({ devicetarget: [{ device, link: to('app') }] });
    expect(await long(shorturl, { 'User-Agent': agent })).toBe(to('app'));
    const other = agent === windows ? iphone : windows;
    if (device !== 'desktop') expect(await long(shorturl, { 'User-Agent': other })).toBe(home);
  });

  test('of a country fit where the visitor is', async () => {
    const { shorturl } = await link({ geotarget: [{ location: 'CH', link: to('ch') }] });
    expect(await long(shorturl, { 'X-Country': 'CH' })).toBe(to('ch'));
    expect(await long(shorturl, { 'X-Country': 'DE' })).toBe(home);
    expect(await long(shorturl)).toBe(home);
  });

  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['FR', 'fr'],
    ['en;q=0.5, fr;q=0.7', 'fr'],
    ['de, fr;q=0.9', 'home'],
    ['*, fr;q=0.1', 'fr'],
    ['fr;q=0', 'home'],
    ['', 'home'],
  ])('of a language fit the first that the browser asks for (%j)', async (header, expected) => {
    const { shorturl } = await link({ languagetarget: [{ language: 'fr', link: to('fr') }] });
    expect(await long(shorturl, { 'Accept-Language': header })).toBe(to(expected));
  });

  test('are asked by device, then country, then language, in their order', async () => {
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
    'is no longer led to by what led there before (%s)',
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

  test('is no content of a QR code', async () => {
    const body = { type: 'link', data: 'https://bad.example' };
    expect((await waypost.call('POST', '/api/qr/add', { key: ada.key, body })).body).toMatchObject({
      error: 1,
      field: 'data',
    });
  });
});

describe('where links are drawn or listed,', () => {
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

  test('a rotator leads to what is open, and says what is wrong where nothing is', async () => {
    const one = await campaign('one-open', [
      ...(await closed()),
      await link({ url: 'https://acme.example/1' }),
    ]);
    for (let turn = 0; turn < 10; turn += 1) expect(await long(one.rotator)).toBe('https://acme.example/1');
    const none = await campaign('none-open', await closed());
    expect((await open(none.rotator)).status).toBe(410);
  });

  test('a rotator leads to the address of a link with a password, where it is entered', async () => {
    const locked = await link({ password: 'open sesame' });
    const { rotator } = await campaign('locked', [locked]);
    expect(await long(rotator)).toBe(locked.shorturl);
    expect(await clicksOf(locked.id)).toBe(0);
  });

  test('a list shows what is open, and of a link with a password not where it leads', async () => {
    const { list } = await campaign('listed', [
      ...(await closed()),
      await link({ title: 'Locked', password: 'open sesame', url: 'https://hidden.example' }),
      await link({ title: 'Open', url: 'https://shown.example' }),
    ]);
    const page = await (await open(list)).text();
    expect(page).toContain('shown.example');
    expect(page).toContain('Locked');
    expect(page).not.toMatch(/hidden\.example|Archived|Expired|Used up/);
  });
});
