import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LiveRecent, LiveVisits, maxLiveConnections } from '#contract/analytics-visits.ts';
import { addLink } from '#test/add-link.ts';
import { writePlaceTable } from '#test/place-table.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
let link: number;

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
  ({ id: link } = await addLink(waypost, ada.id, { alias: 'menu' }));
  await addLink(waypost, bob.id, { alias: 'bobs' });
});
afterAll(() => waypost.stop());

const open = (path: string, key = ada.key, signal?: AbortSignal) =>
  fetch(`${waypost.url}${path}`, { headers: { authorization: `Bearer ${key}` }, signal: signal ?? null });
const visit = (alias: string) =>
  fetch(`${waypost.url}/${alias}`, { redirect: 'manual', headers: { 'user-agent': 'curl/8.0' } });

describe('GET /api/analytics/live', () => {
  /** Yields the name and data of each event as it arrives. */
  async function* eventsOf({ body }: Response) {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (name) yield { name, data: JSON.parse(data ?? '') as { visits: unknown[]; minutes?: number[] } };
      }
    }
  }

  test('streams the account’s visits of the last half hour, then each new visit', async () => {
    await visit('menu');
    const menu = `${new URL(waypost.url).host}/menu`;
    const leaving = new AbortController();
    const answer = await open('/api/analytics/live', ada.key, leaving.signal);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const events = eventsOf(answer);
    const first = await events.next();
    expect(first.value).toMatchObject({
      name: 'recent',
      data: {
        visits: [{ kind: 'link', id: link, name: menu, browser: 'curl', source: 'direct' }],
      },
    });
    z.parse(LiveRecent, first.value?.data);
    expect(first.value?.data.minutes?.reduce((sum, visits) => sum + visits, 0)).toBe(1);
    await visit('bobs');
    await visit('menu');
    const next = await events.next();
    expect(next.value).toMatchObject({
      name: 'visits',
      data: { visits: [{ id: link, name: menu }], more: 0 },
    });
    expect(z.parse(LiveVisits, next.value?.data).visits).toHaveLength(1);
    leaving.abort();
  });

  test('refuses an account’s connections beyond the limit until others close', async () => {
    const leaving = new AbortController();
    const answers = await Promise.all(
      Array.from({ length: maxLiveConnections + 1 }, () =>
        open('/api/analytics/live', bob.key, leaving.signal),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    leaving.abort();
    // Closed connections make room for new ones.
    const again = new AbortController();
    await expect
      .poll(async () => (await open('/api/analytics/live', bob.key, again.signal)).status)
      .toBe(200);
    again.abort();
  });
});

describe('CSV files', () => {
  test('of single visits contain the known details of each visit, but no IP address', async () => {
    await visitInPast(waypost, { kind: 'link', target_id: link }, 3, 2, {
      referrer: '=cmd()',
      country: 'AT',
    });
    const text = await (await open('/api/analytics/visits.csv')).text();
    const [title, ...lines] = text.replace('\u{FEFF}', '').trim().split('\r\n');
    expect(title).toMatch(/^time_utc,kind,id,name,country,.*,visitor$/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      new RegExp(`^20[-\\d]+ [:\\d]+,link,${link},${new URL(waypost.url).host}/menu,AT,.*,'=cmd\\(\\),`),
    );
    expect(text).not.toContain('127.0.0.1,');
    const filters = JSON.stringify([{ by: 'country', not: ['AT'] }]);
    const some = await (await open(`/api/analytics/visits.csv?${new URLSearchParams({ filters })}`)).text();
    expect(some.trim().split('\r\n')).toHaveLength(3);
  });

  test('of one dimension contain its values with the visits of this period and the one before', async () => {
    const query = new URLSearchParams({ by: 'link', compare: 'before' });
    const answer = await open(`/api/analytics/breakdown.csv?${query}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('waypost-breakdown.csv');
    expect(await answer.text()).toBe(
      `link,name,visits,before\r\n${link},${new URL(waypost.url).host}/menu,4,0\r\n`,
    );
  });
});

describe('a city database', () => {
  test('provides regions and cities, and distinguishes cities with equal names', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waypost-cities-'));
    const file = path.join(folder, 'cities.mmdb');
    const place = (country: string, region: string, city: string) => ({
      country: { iso_code: country },
      ...(region && { subdivisions: [{ names: { en: region } }] }),
      ...(city && { city: { names: { en: city } } }),
    });
    writePlaceTable(file, 'GeoLite2-City', {
      '203.0.113.0/26': place('US', 'Illinois', 'Springfield'),
      '203.0.113.64/26': place('US', 'Oregon', 'Springfield'),
      '203.0.113.128/26': place('DE', 'Berlin', 'Berlin'),
      '203.0.113.192/26': place('FR', '', ''),
    });
    const cities = await startService({ env: { GEOIP_DB: file, TRUST_PROXY: 'on' } });
    try {
      const { id, key } = await cities.addAccount();
      await addLink(cities, id, { alias: 'map' });
      for (const end of [1, 2, 65, 129, 193])
        await fetch(`${cities.url}/map`, {
          redirect: 'manual',
          headers: { 'x-forwarded-for': `203.0.113.${end}`, 'user-agent': 'curl/8.0' },
        });
      const told = async (filter?: object) => {
        const filters = JSON.stringify(filter ? [filter] : []);
        const query = new URLSearchParams({ top: 'region,city', filters });
        const { body } = await cities.call('GET', `/api/analytics?${query}`, { key });
        const [regions, towns] = body.data.top.map(
          ({ rows }: { rows: { value: string; visits: number }[] }) =>
            Object.fromEntries(rows.map(({ value, visits }) => [value, visits])),
        );
        return { regions, towns, dimensions: body.data.dimensions };
      };
      const all = await told();
      expect(all.regions).toEqual({ 'Illinois, US': 2, 'Oregon, US': 1, 'Berlin, DE': 1, '(unknown)': 1 });
      expect(all.towns).toEqual({
        'Springfield, Illinois, US': 2,
        'Springfield, Oregon, US': 1,
        'Berlin, DE': 1,
        '(unknown)': 1,
      });
      expect(all.dimensions).toEqual(expect.arrayContaining(['region', 'city']));
      const others = await told({ by: 'city', not: ['Springfield, Illinois, US'] });
      expect(others.regions).toEqual({ 'Oregon, US': 1, 'Berlin, DE': 1, '(unknown)': 1 });
    } finally {
      await cities.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
