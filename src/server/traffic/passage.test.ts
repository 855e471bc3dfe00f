import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as domains from '#server/store/domains.ts';
import { home, visitorsOf } from '#test/link-visitors.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

type Visitors = ReturnType<typeof visitorsOf>;

let waypost: TestService;
let ada: TestAccount;
let link: Visitors['link'];
let open: Visitors['open'];
let enter: Visitors['enter'];
let long: Visitors['long'];
let clicksOf: Visitors['clicksOf'];

const bot = 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)';

beforeAll(async () => {
  waypost = await startService({ env: { TRUST_PROXY: 'on' } });
  ada = await waypost.addAccount();
  ({ link, open, enter, long, clicksOf } = visitorsOf(waypost, ada));
});
afterAll(() => waypost.stop());

describe('a link with an expiry date', () => {
  const past = { expires_at: Date.UTC(2026, 4, 3, 14) / 1000 };

  test('shows when it expired, and is no longer counted', async () => {
    const { id, shorturl } = await link({}, past);
    const answer = await open(shorturl);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('3 May 2026 at 14:00 UTC');
    expect(await clicksOf(id)).toBe(0);
  });

  test('redirects to its destination for afterwards once it has expired', async () => {
    const { id, shorturl } = await link({ afterwards: 'https://acme.example/over' }, past);
    expect(await long(shorturl)).toBe('https://acme.example/over');
    expect(await clicksOf(id)).toBe(0);
  });

  test('redirects to its usual destination until it expires', async () => {
    const { id, shorturl } = await link({ expiry: '2099-01-01 00:00:00', afterwards: 'https://a.example' });
    expect(await long(shorturl)).toBe(home);
    expect(await clicksOf(id)).toBe(1);
  });
});

test('an archived link shows a page, even with a password or a destination for afterwards', async () => {
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

describe('a click limit', () => {
  test('lets exactly its number of concurrent clicks through', async () => {
    const { id, shorturl } = await link({ clicklimit: 7 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => open(shorturl)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(53);
    expect(await clicksOf(id)).toBe(7);
    expect(await (await open(shorturl)).text()).toContain('It could be opened 7 times');
  });

  test('includes clicks from before it was set, and can be raised', async () => {
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

  test('is not used up by bots, prefetches and HEAD requests, but applies to bots', async () => {
    const { shorturl } = await link({ clicklimit: 1 });
    await open(shorturl, { 'User-Agent': bot });
    await open(shorturl, { 'Sec-Purpose': 'prefetch' });
    await open(shorturl, {}, { method: 'HEAD' });
    expect(await long(shorturl)).toBe(home);
    expect((await open(shorturl, { 'User-Agent': bot })).status).toBe(410);
  });
});

describe('a password', () => {
  test('is asked for on a page that doesn’t reveal the link’s title or destination', async () => {
    const { id, shorturl } = await link({ password: 'open sesame', title: 'Secret plan' });
    const answer = await open(shorturl);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('is protected');
    expect(page).not.toMatch(/acme\.example|Secret plan/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toContain('no-cache');
    expect(await clicksOf(id)).toBe(0);
  });

  test('opens the link and counts the click', async () => {
    const { id, shorturl } = await link({ password: ' open sesame ' });
    const answer = await enter(shorturl, ' open sesame ');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(home);
    expect(await clicksOf(id)).toBe(1);
  });

  test('that is wrong is refused with a message, and the click is not counted', async () => {
    const { id, shorturl } = await link({ password: 'open sesame', clicklimit: 1 });
    for (const wrong of ['', 'Open sesame', '<script>alert(1)</script>', 'x'.repeat(9000), '\0']) {
      const answer = await enter(shorturl, wrong);
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain('Wrong password');
      expect(page).not.toContain('alert(1)');
    }
    expect(await clicksOf(id)).toBe(0);
    expect((await enter(shorturl, 'open sesame')).headers.get('location')).toBe(home);
  });

  test('can be tried only ten times per visitor address and link', async () => {
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

  test('is accepted only on the link’s own host', async () => {
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
    expect(await (await open(`${waypost.url}/branded`, headers)).text()).toContain('is protected');
    expect((await enter(`${waypost.url}/branded`, 'open sesame', headers)).status).toBe(303);
    expect((await enter(`${waypost.url}/branded`, 'open sesame')).status).toBe(404);
  });

  test('that is entered for an unprotected link redirects, and for an unknown address gets a 404', async () => {
    const { shorturl } = await link({});
    const opened = await enter(shorturl, 'x');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, await long(shorturl)]);
    const gone = await enter(`${waypost.url}/nothing-here`, 'x');
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('Link not found');
    expect((await enter(`${waypost.url}/qr/nothing-here`, 'x')).status).toBe(404);
  });

  test('is the only form field that a link accepts, and a large form is refused', async () => {
    const { shorturl } = await link({});
    const body = new URLSearchParams({ other: 'x' });
    for (const address of [shorturl, `${waypost.url}/nothing-here`, `${waypost.url}/qr/nothing-here`])
      expect((await fetch(address, { method: 'POST', body })).status).toBe(405);
    const { shorturl: locked } = await link({ password: 'open sesame' });
    expect((await enter(locked, 'x'.repeat(70_000))).status).toBe(413);
  });
});
