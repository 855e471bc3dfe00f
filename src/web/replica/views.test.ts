import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Link } from '#contract/links.ts';
import { readHosts } from '#web/lib/readable-url.ts';
import { entriesOf, linkTraits } from './entries.ts';
import { type ListQuery, orders } from './orders.ts';
import { inOrder, searchEntries, filterEntries, filterTests, wordsOf } from './views.ts';

const link = (id: number, more: Partial<Link> = {}): Link => ({
  id,
  alias: `a${id}`,
  shorturl: `https://go.example/a${id}`,
  longurl: 'https://example.com/',
  clicks: 0,
  title: '',
  description: '',
  date: '2025-03-01 12:00:00',
  ...more,
});

const wanted: ListQuery = {
  q: '',
  order: 'date',
  from: '',
  to: '',
  least: undefined,
  most: undefined,
  host: '',
  channel: undefined,
  mark: undefined,
};

const idsOf = (links: readonly Link[], ask: Partial<ListQuery>, members = new Set<number>()) => {
  const whole = { ...wanted, ...ask };
  const found = searchEntries(inOrder(entriesOf(links, linkTraits), whole.order), wordsOf(whole.q));
  return filterEntries(
    found,
    filterTests(whole, () => members),
  ).map(({ id }) => id);
};

describe('a search', () => {
  const links = [
    link(1, { title: 'Spring MENU', description: 'for café guests' }),
    link(2, { longurl: 'https://example.com/spring' }),
  ];

  test('finds links that contain every word in any text member, ignoring case', () => {
    expect(idsOf(links, { q: 'menu SPRING' })).toEqual([1]);
    expect(idsOf(links, { q: 'spring' })).toEqual([2, 1]);
    expect(idsOf(links, { q: 'Café' })).toEqual([1]);
    expect(idsOf(links, { q: 'spring nothing' })).toEqual([]);
  });

  test('does not depend on earlier searches', () => {
    const texts = ['ab', 'abc', 'b', 'bc a', 'cab', 'aab'];
    const many = texts.map((title, place) => link(place, { alias: 'x', longurl: 'x', title }));
    const typed = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 4 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(typed, (queries) => {
        for (const q of queries) expect(idsOf(many, { q })).toEqual(idsOf([...many], { q }));
      }),
    );
  });

  test('finds an address in its readable and its encoded form', async () => {
    await readHosts();
    const read = [link(1, { longurl: 'https://xn--mller-kva.de/%C3%A4' }), link(2)];
    for (const q of ['Müller.de/ä', 'xn--mller', '%C3%A4']) expect(idsOf(read, { q }), q).toEqual([1]);
  });

  test('takes a percent sign literally', () => {
    expect(idsOf([link(1, { title: '100 %' }), link(2, { title: '100 x' })], { q: '%' })).toEqual([1]);
  });
});

describe('an order', () => {
  test('by name ignores case and accents, and puts the newest first among equals', () => {
    const links = [link(1, { title: 'Émile' }), link(2, { title: 'zoe' }), link(3, { title: 'emile' })];
    expect(idsOf(links, { order: 'name' })).toEqual([3, 1, 2]);
    expect(idsOf(links, { order: 'name-down' })).toEqual([2, 3, 1]);
  });

  test('of any kind contains every record once', () => {
    const some = fc.array(
      fc.record({
        clicks: fc.nat(5),
        title: fc.string({ maxLength: 3 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...orders.slice(0, 8)), (drawn, order) => {
        const links = drawn.map(({ clicks, title, day }, id) =>
          link(id + 1, { clicks, title, date: `2025-03-${String(day).padStart(2, '0')} 00:00:00` }),
        );
        expect(idsOf(links, { order }).toSorted((a, b) => a - b)).toEqual(links.map(({ id }) => id));
      }),
    );
  });
});

describe('an order by trend', () => {
  test('shows only records with a trend, the largest first', () => {
    const entries = entriesOf([link(1), link(2), link(3)], linkTraits);
    const sizes = new Map([
      [1, { grown: 2, stopped: 0 }],
      [2, { grown: 0, stopped: 7 }],
      [3, { grown: 5, stopped: 0 }],
    ]);
    const idsBy = (order: 'growth' | 'stopped') =>
      inOrder(entries, order, ({ id }) => sizes.get(id)).map(({ id }) => id);
    expect(idsBy('growth')).toEqual([3, 1]);
    expect(idsBy('stopped')).toEqual([2]);
    expect(inOrder(entries, 'growth')).toEqual([]);
  });
});

describe('a filter', () => {
  test('by dates includes both ends in the reader’s time zone', () => {
    const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString().slice(0, 19).replace('T', ' ');
    const links = ['2025-03-01', '2025-03-02', '2025-03-03'].map((day, place) =>
      link(place + 1, { date: noon(day) }),
    );
    expect(idsOf(links, { from: '2025-03-02' })).toEqual([3, 2]);
    expect(idsOf(links, { to: '2025-03-02' })).toEqual([2, 1]);
    expect(idsOf(links, { from: '2025-03-02', to: '2025-03-02' })).toEqual([2]);
  });

  test('by clicks, domain or channel keeps the matching links, and all filters apply together', () => {
    const links = [
      link(1, { clicks: 3, title: 'Spring menu' }),
      link(2, { clicks: 9, title: 'Spring' }),
      link(3, { clicks: 9, shorturl: 'https://other.example/x', title: 'Springtime' }),
    ];
    expect(idsOf(links, { least: 4 })).toEqual([3, 2]);
    expect(idsOf(links, { most: 8 })).toEqual([1]);
    expect(idsOf(links, { host: 'go.example' })).toEqual([2, 1]);
    expect(idsOf(links, { channel: 1 }, new Set([3]))).toEqual([3]);
    // Each of the other links fails just one filter.
    const more = [...links, link(4, { clicks: 9, title: 'Autumn' }), link(5, { clicks: 9, title: 'Spring' })];
    const all = { q: 'spring', least: 4, host: 'go.example', channel: 1 };
    expect(idsOf(more, all, new Set([1, 2, 3, 4]))).toEqual([2]);
  });
});
