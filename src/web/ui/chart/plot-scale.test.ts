import { expect, test } from 'vitest';
import { countTicks, plotScale } from './plot-scale.ts';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [26, [0, 10, 20, 30]],
  [110, [0, 25, 50, 75, 100, 125]],
  [1_234_567, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
])('an axis up to %i has round ticks in whole numbers', (largest, ticks) => {
  expect(countTicks(largest)).toEqual(ticks);
});

const scaleOf = (width: number, count: number, open = false) =>
  plotScale({
    label: 'Visits per day',
    series: [{ key: 'visits', label: 'Visits' }],
    points: Array.from({ length: count }, (_, day) => ({ at: `day ${day}`, visits: day })),
    tick: (at) => at,
    title: (at) => at,
    open,
    width,
  });

test('only the segment that leads to an unfinished moment is faded', () => {
  expect(scaleOf(640, 30).veil).toBeUndefined();
  expect(scaleOf(640, 1, true).veil).toBeUndefined();
  const { veil, x } = scaleOf(640, 30, true);
  expect(veil).toMatchObject({ x: x(28), width: 640 - x(28) });
});

test('an axis labels the newest moment and as many earlier ones as fit', () => {
  for (const width of [300, 640, 1200]) {
    const { labels } = scaleOf(width, 90);
    expect(labels.at(-1)?.at).toBe('day 89');
    expect(labels.length).toBeGreaterThanOrEqual(2);
    const spans = labels.map(({ x, text }) => ({ begin: x - text.length * 3, end: x + text.length * 3 }));
    const gaps = spans.slice(1).map(({ begin }, place) => begin - (spans[place]?.end ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(40);
    expect(Math.min(...spans.map(({ begin }) => begin))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...spans.map(({ end }) => end))).toBeLessThanOrEqual(width);
  }
});

test('the labels of an axis are evenly spaced', () => {
  for (const width of [300, 640, 860, 1200])
    for (const count of [7, 30, 31, 90]) {
      const { labels } = plotScale({
        label: 'Visits per day',
        series: [{ key: 'visits', label: 'Visits' }],
        points: Array.from({ length: count }, (_, day) => ({ at: String(day), visits: day })),
        // Labels of different lengths, such as "1 Nov" and "30 Sept".
        tick: (at) => (Number(at) % 10 < 3 ? '1 Nov' : '30 Sept'),
        title: (at) => at,
        width,
      });
      const days = labels.slice(1).map(({ at }, place) => Number(at) - Number(labels[place]?.at));
      expect(new Set(days).size, `${count} days in ${width}px`).toBeLessThanOrEqual(1);
      const gaps = labels.slice(1).map(({ x }, place) => Math.round(x - (labels[place]?.x ?? 0)));
      expect(Math.max(...gaps) - Math.min(...gaps), `${count} days in ${width}px`).toBeLessThanOrEqual(1);
    }
});

test('a single moment is placed in the middle', () => {
  const { x, left, end } = scaleOf(640, 1);
  expect(x(0)).toBe((left + end) / 2);
});

test('on a time scale, distances match the time between moments', () => {
  const { x, left, end, labels } = plotScale({
    label: 'Clicks',
    series: [{ key: 'clicks', label: 'Clicks' }],
    points: [0, 1000, 4000].map((at) => ({ at: String(at), clicks: at })),
    tick: (at) => at,
    title: (at) => at,
    toScale: true,
    width: 640,
  });
  expect([x(0), x(1), x(2)]).toEqual([left, left + (end - left) / 4, end]);
  expect(labels.map(({ at }) => at)).toEqual(['0', '1000', '4000']);
});
