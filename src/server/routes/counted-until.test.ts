import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxInTail } from '#server/store/analytics/tail.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { addUncounted, whileNothingIsCounted } from '#test/records/uncounted-visits.ts';
import { everyVisitPacked, recordInPast } from '#test/visits-in-past.ts';

let waypost: TestService;
let ada: TestAccount;
let id: number;
beforeEach(async () => {
  waypost = await startService({ countPatience: 0 });
  ada = await waypost.addAccount();
  ({ id } = await addLink(waypost, ada.id, { alias: 'poster' }));
});
afterEach(() => waypost.stop());

const get = (path: string) => waypost.call('GET', path, { key: ada.key });
const figures = () => [
  '/api/urls',
  `/api/url/${id}`,
  `/api/url/${id}/series`,
  '/api/series',
  '/api/qr',
  '/api/bio',
  '/api/account/holdings',
];
const click = () => recordInPast(waypost, { kind: 'link', target_id: id }, 0);
test('responses with figures report until when visits are counted, only while some are not', async () => {
  for (const path of figures()) expect((await get(path)).headers.has('X-Counted-Until')).toBe(false);
  const now = Math.floor(Date.now() / 1000);
  let clicks = 0;
  for (const path of figures()) {
    // Sometimes the visit is counted before the request, so this is retried.
    const asked = async () => {
      await click();
      clicks += 1;
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Counted-Until');
      return Number(headers.get('X-Counted-Until'));
    };
    await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(now);
  }
  await waypost.service.recorder.counted();
  const { headers, body } = await get('/api/urls');
  expect(headers.has('X-Counted-Until')).toBe(false);
  expect(body.data.urls).toMatchObject([{ clicks }]);
});

test('responses without figures carry no X-Counted-Until header', async () => {
  await click();
  expect((await get('/api/channels')).headers.has('X-Counted-Until')).toBe(false);
});

describe('a backlog of uncounted visits', () => {
  const backlog = maxInTail + 100;
  let at: number;
  beforeEach(async () => {
    at = Math.floor(Date.now() / 1000) - 60;
    await addUncounted(waypost, id, at, backlog);
  });

  test('is reported in analytics with the time from which visits are missing', async () => {
    await whileNothingIsCounted(waypost, async () => {
      const { headers, body } = await get('/api/analytics');
      expect(body.data.totals.visits).toBe(maxInTail);
      expect(headers.get('X-Counted-Until')).toBe(String(at));
      const file = await get('/api/analytics/visits.csv');
      expect(file.headers.get('X-Counted-Until')).toBe(String(at));
    });
    await everyVisitPacked(waypost);
    const { headers, body } = await get('/api/analytics');
    expect(body.data.totals.visits).toBe(backlog);
    expect(headers.has('X-Counted-Until')).toBe(false);
  });

  test('makes the account export fail with 503 until it is counted', async () => {
    const request = () => get('/api/account/export');
    await whileNothingIsCounted(waypost, async () => {
      const { status, headers, body } = await request();
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
      expect(body.message).toBe('Visits are still being counted. Try again in a minute.');
    });
    await everyVisitPacked(waypost);
    expect((await request()).status).toBe(200);
  });
});

test('a shared page doesn’t cache figures that lack visits', async () => {
  const body = { of: 'link', record: id };
  const { url } = (await waypost.call('POST', '/api/share/add', { key: ada.key, body })).body;
  const clicks = async () => {
    const page = await (await fetch(url)).text();
    return /<dt>Clicks<\/dt>\s*<dd>([\d,]+)<\/dd>/.exec(page)?.[1];
  };
  const yesterday = Math.floor(Date.now() / 1000) - 86_400;
  vi.spyOn(waypost.service.recorder, 'packed').mockResolvedValueOnce(yesterday);
  expect(await clicks()).toBe('0');
  await addUncounted(waypost, id, yesterday, 3);
  await everyVisitPacked(waypost);
  expect(await clicks()).toBe('3');
});

test('a shared page shows the time of its figures in its time zone and the reader’s language', async () => {
  const body = { of: 'link', record: id, zone: 'Asia/Kathmandu' };
  const { url } = (await waypost.call('POST', '/api/share/add', { key: ada.key, body })).body;
  const read = async (language = 'en') =>
    (await fetch(url, { headers: { 'Accept-Language': language } })).text();
  const packed = vi.spyOn(waypost.service.recorder, 'packed');
  packed.mockResolvedValue(Date.parse('2026-11-28T12:00:00Z') / 1000);
  expect(await read()).toContain('Figures as of 28 Nov 2026, 17:45');
  expect(await read('de')).toContain('Stand der Zahlen: 28.11.2026, 17:45');
  packed.mockResolvedValue(undefined);
  expect(await read()).not.toContain('Figures as of');
});

test('analytics report uncounted visits that arrive while the query waits', async () => {
  const { askThread } = waypost.service;
  const { ask } = askThread;
  const at = Math.floor(Date.now() / 1000) - 60;
  vi.spyOn(askThread, 'ask').mockImplementationOnce(async (question) => {
    await addUncounted(waypost, id, at, maxInTail + 100);
    return ask(question);
  });
  expect((await get('/api/analytics')).headers.get('X-Counted-Until')).toBe(String(at));
  await everyVisitPacked(waypost);
  expect((await get('/api/analytics')).headers.has('X-Counted-Until')).toBe(false);
});
