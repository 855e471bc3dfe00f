import { describe, expect, test } from 'vitest';
import type { Visit } from '#server/store/visits.ts';
import { createRandom } from './random.ts';
import { type Target, visitedDays, visitsByDay } from './visits.ts';

/** A Saturday, 10:36:40 UTC. */
const now = 1_795_257_400;
const day = 86_400;

const targets = (kind: Target['kind'], count: number): Target[] =>
  Array.from({ length: count }, (_, at) => ({
    kind,
    id: at + 1,
    created_at: now - (count - at) * 6 * day,
    home: [],
    fades: at % 5 === 0,
  }));
const all = [...targets('link', 60), ...targets('qr', 15)];
const make = (seed: number, visits: number) => [...visitsByDay(createRandom(seed), all, { now, visits })];

const days = make(1, 20_000);
const visits = days.flat();

const share = (fits: (visit: Visit) => boolean, among = visits) => among.filter(fits).length / among.length;
const counts = (label: (visit: Visit) => string) =>
  [...Map.groupBy(visits, label).values()].map(({ length }) => length).toSorted((one, other) => other - one);

describe('demo visits', () => {
  test('are as many as requested, within 90 days, and never before their target was created', () => {
    expect(visits).toHaveLength(20_000);
    expect(days).toHaveLength(visitedDays);
    const made = new Map(all.map(({ kind, id, created_at }) => [`${kind} ${id}`, created_at]));
    expect(visits.filter(({ at }) => at > now || at < now - visitedDays * day)).toEqual([]);
    expect(
      visits.filter(({ kind, target_id, at }) => at < (made.get(`${kind} ${target_id}`) ?? now)),
    ).toEqual([]);
  });

  test('are sorted by time', () => {
    expect(visits.map(({ at }) => at)).toEqual(
      visits.map(({ at }) => at).toSorted((one, other) => one - other),
    );
  });

  test('are empty when none are requested', () => {
    expect(make(1, 0).flat()).toEqual([]);
  });

  test('are equal for equal seeds except for the visitor hashes, and differ for another seed', () => {
    const plain = (seed: number) =>
      make(seed, 500)
        .flat()
        .map(({ visitor: _, ...visit }) => visit);
    expect(plain(3)).toEqual(plain(3));
    expect(plain(3)).not.toEqual(plain(4));
    expect(make(3, 500).flat()[0]?.visitor).not.toEqual(make(3, 500).flat()[0]?.visitor);
  });

  test('include visitors who return on the same day', () => {
    const unique = new Set(visits.map((visit) => `${visit.kind} ${visit.target_id} ${visit.visitor}`)).size;
    expect(unique / visits.length).toBeGreaterThan(0.75);
    expect(unique / visits.length).toBeLessThan(0.9);
  });

  test('go mostly to a few targets, while most targets get some', () => {
    const perTarget = counts(({ kind, target_id }) => `${kind} ${target_id}`);
    const ofFirstTen = perTarget.slice(0, 10).reduce((sum, count) => sum + count, 0) / visits.length;
    expect(ofFirstTen).toBeGreaterThan(0.5);
    expect(ofFirstTen).toBeLessThan(0.85);
    expect(perTarget.length).toBeGreaterThan(60);
  });
});

describe('proportions of demo visits', () => {
  test.each([
    ['on iOS', 0.25, 0.4, ({ os }: Visit) => os === 'iOS'],
    ['on Android', 0.32, 0.48, ({ os }: Visit) => os === 'Android'],
    ['on Windows', 0.13, 0.25, ({ os }: Visit) => os === 'Windows'],
    ['in Chrome', 0.4, 0.55, ({ browser }: Visit) => browser === 'Chrome'],
    ['in Safari on a phone', 0.2, 0.32, ({ browser, os }: Visit) => browser === 'Safari' && os === 'iOS'],
    ['in the browser of an app', 0.06, 0.14, ({ browser }: Visit) => /Instagram|Facebook/.test(browser)],
    ['from the United States', 0.18, 0.26, ({ country }: Visit) => country === 'US'],
    ['from Germany', 0.17, 0.25, ({ country }: Visit) => country === 'DE'],
    ['from nowhere known', 0.003, 0.02, ({ country }: Visit) => country === 'Unknown'],
    ['direct', 0.42, 0.58, ({ referrer }: Visit) => referrer === 'Direct'],
    ['from Google', 0.08, 0.16, ({ referrer }: Visit) => referrer === 'google.com'],
    ['from Instagram', 0.06, 0.12, ({ social }: Visit) => social === 'instagram'],
    ['scans', 0.2, 0.3, ({ kind }: Visit) => kind === 'qr'],
  ])('“%s” is between %f and %f', (_what, least, most, fits) => {
    expect(share(fits)).toBeGreaterThan(least);
    expect(share(fits)).toBeLessThan(most);
  });

  test('scans are nearly all direct and on phones, while most clicks are not direct', () => {
    const scans = visits.filter(({ kind }) => kind === 'qr');
    const clicks = visits.filter(({ kind }) => kind === 'link');
    expect(share(({ referrer }) => referrer === 'Direct', scans)).toBeGreaterThan(0.9);
    expect(share(({ os }) => os === 'iOS' || os === 'Android', scans)).toBeGreaterThan(0.95);
    expect(share(({ referrer }) => referrer === 'Direct', clicks)).toBeLessThan(0.45);
  });

  test('Sundays have fewer clicks than Tuesdays, and nights fewer visits than afternoons', () => {
    const clicksOn = (weekday: number) =>
      visits.filter(({ kind, at }) => kind === 'link' && new Date(at * 1000).getUTCDay() === weekday).length;
    expect(clicksOn(0)).toBeLessThan(clicksOn(2) * 0.85);
    const german = visits.filter(({ country }) => country === 'DE');
    const between = (from: number, to: number) =>
      share(({ at }) => ((at % day) + 3600) / 3600 >= from && ((at % day) + 3600) / 3600 < to, german);
    expect(between(2, 5)).toBeLessThan(between(12, 15) * 0.25);
  });

  test('targets with a home country get most of their visits from there', () => {
    const japanese = all.map((target) => ({ ...target, home: ['JP'] }));
    const made = [...visitsByDay(createRandom(1), japanese, { now, visits: 1000 })].flat();
    expect(share(({ country }) => country === 'JP', made)).toBeGreaterThan(0.7);
  });
});
