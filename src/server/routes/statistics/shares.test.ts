import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
let link: number;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount({ username: 'countess' });
  bob = await waypost.addAccount();
  link = (await addLink(waypost, ada.id, { alias: 'menu', title: 'Secret plan' })).id;
  await visitInPast(waypost, { kind: 'link', target_id: link }, 2, 3, { referrer: 'news.example' });
});
afterAll(() => waypost.stop());
afterEach(() => {
  vi.useRealTimers();
});

const call = (method: string, path: string, body?: object, key = ada.key) =>
  waypost.call(method, `/api/${path}`, { key, body });

async function share(body: object = {}): Promise<{ id: number; url: string }> {
  const answer = await call('POST', 'share/add', { of: 'link', record: link, ...body });
  expect(answer.body).toEqual({ error: 0, id: expect.any(Number), url: expect.any(String) });
  return answer.body;
}

const open = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });
const enter = (url: string, password: string) =>
  open(url, { method: 'POST', body: new URLSearchParams({ password }) });

describe('a shared page', () => {
  test('shows the statistics of one record and nothing about its owner', async () => {
    const campaign = (await call('POST', 'campaign/add', { name: 'Spring' })).body.id as number;
    await call('POST', `campaign/${campaign}/assign/${link}`);
    const { url } = await share({ of: 'campaign', record: campaign, zone: 'Asia/Kathmandu' });
    const answer = await open(`${url}?days=7`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<h1 dir="auto">Spring</h1>');
    expect(page).toMatch(/<dt>Clicks<\/dt>\s*<dd>3<\/dd>/);
    expect(page).toContain('news.example');
    expect(page).toContain('Germany');
    expect(page).toContain('Asia/Kathmandu');
    for (const hidden of ['countess', ada.email, 'Secret plan', '/menu', 'acme'])
      expect(page).not.toContain(hidden);
    expect(Buffer.byteLength(page)).toBeLessThan(20_000);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    expect(await (await open(url, { headers: { 'accept-language': 'de' } })).text()).toContain('Klicks');
  });

  test('marks the unfinished bar of its chart, if there is one', async () => {
    const { id } = await addLink(waypost, ada.id, { alias: 'today' });
    await visitInPast(waypost, { kind: 'link', target_id: id }, 2, 1);
    const { url } = await share({ record: id });
    const legend = /class="mark today"><\/span>\s*[^<]+, so far/;
    expect(await (await open(url)).text()).not.toMatch(legend);
    const later = await addLink(waypost, ada.id, { alias: 'now' });
    await visitInPast(waypost, { kind: 'link', target_id: later.id }, 0, 1);
    expect(await (await open((await share({ record: later.id })).url)).text()).toMatch(legend);
  });

  test('has a secret address, not stored in plain text, which stops working once it is renewed', async () => {
    const { id, url } = await share({ title: 'For the client' });
    const [, secret = ''] = /\/shared\/(\w{32})$/.exec(url) ?? [];
    expect(
      32 * Math.log2(new Set('23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ').size),
    ).toBeGreaterThan(128);
    const rows = await waypost.service.db.selectFrom('shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await (await open(url)).text()).toContain('<h1 dir="auto">For the client</h1>');
    const told = (await call('GET', `shares?of=link&record=${link}`)).body.data.shares;
    expect(told[0]).toMatchObject({ id, title: 'For the client', password: false, seen: expect.any(String) });
    expect(JSON.stringify(told)).not.toContain(secret);

    const renewed = (await call('POST', `share/${id}/renew`)).body.url as string;
    expect((await open(url)).status).toBe(404);
    expect((await open(renewed)).status).toBe(200);
  });

  test('ends when it expires or is unshared, its record is deleted or its account is locked', async () => {
    const ending = await share({ expires: '2099-01-01' });
    expect((await open(ending.url)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01T00:00:00Z') });
    expect((await open(ending.url)).status).toBe(410);
    vi.useRealTimers();

    const revoked = await share();
    await call('DELETE', `share/${revoked.id}/delete`);
    const { id: shop } = await addLink(waypost, ada.id, { alias: 'shop' });
    const deleted = await share({ record: shop });
    await call('DELETE', `url/${shop}/delete`);
    for (const { url } of [revoked, deleted]) {
      const answer = await open(url);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page not found')]);
    }

    const locked = await share();
    const lock = (locked_at: number | null) =>
      waypost.service.db.updateTable('accounts').set({ locked_at }).where('id', '=', ada.id).execute();
    await lock(1);
    expect((await open(locked.url)).status).toBe(403);
    await lock(null);
  });

  test('can’t be created, changed or seen by another account', async () => {
    const { id } = await share();
    expect((await call('POST', 'share/add', { of: 'link', record: link }, bob.key)).status).toBe(404);
    expect((await call('PUT', `share/${id}/update`, { password: '' }, bob.key)).status).toBe(404);
    expect((await call('POST', `share/${id}/renew`, undefined, bob.key)).status).toBe(404);
    expect((await call('GET', 'shares', undefined, bob.key)).body.data.shares).toEqual([]);
  });
});

describe('the password of a shared page', () => {
  const password = 'open sesame';

  test('is required again after twelve hours, and once it is changed', async () => {
    const { id, url } = await share({ password });
    expect(await (await open(url)).text()).not.toContain('news.example');
    expect((await enter(url, 'wrong')).status).toBe(403);
    const entered = await enter(url, password);
    // After the redirect, Back and reload don't send the password again.
    expect([entered.status, entered.headers.get('location')]).toEqual([303, new URL(url).pathname]);
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(await (await open(`${url}?days=90`, { headers })).text()).toContain('news.example');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 3_600_000 });
    expect(await (await open(url, { headers })).text()).not.toContain('news.example');
    vi.useRealTimers();

    // One page's pass doesn't open another page, and changing the password invalidates it.
    const other = await share({ password });
    expect(await (await open(other.url, { headers })).text()).not.toContain('news.example');
    await call('PUT', `share/${id}/update`, { password: 'another one' });
    expect(await (await open(url, { headers })).text()).not.toContain('news.example');
    await call('PUT', `share/${id}/update`, { password: '' });
    expect(await (await open(url)).text()).toContain('news.example');
  });

  test('is limited to ten guesses a minute', async () => {
    const { url } = await share({ password });
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await enter(url, `guess ${guess}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect((await enter(url, password)).status).toBe(429);
  });
});

test('a network address can request sixty shared pages a minute, guessed ones included', async () => {
  const { url } = await share();
  const from = '127.0.0.2';
  const statuses: number[] = [];
  for (let guess = 0; guess < 60; guess += 1)
    statuses.push(
      (await sendRequest(`${waypost.url}/shared/${'a'.repeat(31)}${guess % 10}`, { from })).status,
    );
  expect(statuses).toEqual(Array.from({ length: 60 }, () => 404));
  expect((await sendRequest(url, { from })).status).toBe(429);
  expect((await sendRequest(url, { from: '127.0.0.3' })).status).toBe(200);
});
