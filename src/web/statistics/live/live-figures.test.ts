import { expect, test } from 'vitest';
import type { LiveVisit } from '#contract/analytics-visits.ts';
import { liveFigures } from './live-figures.ts';

const now = Date.parse('2026-03-14T12:30:20Z');
const minute = (ago: number) => Math.floor(now / 60_000) - ago;

const visit = (kind: LiveVisit['kind'], id: number, at: string): LiveVisit => ({
  at,
  kind,
  id,
  name: '',
  country: 'DE',
  region: '',
  city: '',
  language: 'de',
  device: 'phone',
  browser: 'Safari',
  os: 'iOS',
  referrer: '(none)',
  source: 'direct',
});

const visits = [
  visit('link', 7, '2026-03-14 12:30:05'),
  visit('qr', 7, '2026-03-14 12:28:00'),
  visit('link', 7, '2026-03-14 12:01:30'),
  visit('link', 7, '2026-03-14 12:00:59'),
];

test('visits older than half an hour are not counted', () => {
  const minutes = { [minute(0)]: 1, [minute(2)]: 1, [minute(29)]: 1, [minute(30)]: 1 };
  const all = liveFigures({ minutes, visits, isFollowing: true }, undefined, now);
  expect(all).toMatchObject({ count: 3, isLeast: false });
  expect(all.minutes).toHaveLength(30);
  expect([all.minutes[0], all.minutes[27], all.minutes[29]]).toEqual([1, 1, 1]);
});

test('a record’s count comes from the known visits and is a minimum if some are unknown', () => {
  const of = { kind: 'link', id: 7 } as const;
  const known = { [minute(0)]: 1, [minute(2)]: 1, [minute(29)]: 1 };
  expect(liveFigures({ minutes: known, visits, isFollowing: true }, of, now)).toMatchObject({
    count: 2,
    isLeast: false,
  });
  const more = { ...known, [minute(1)]: 400 };
  expect(liveFigures({ minutes: more, visits, isFollowing: true }, of, now)).toMatchObject({
    count: 2,
    isLeast: true,
  });
});
