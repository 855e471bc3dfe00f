import { foldForSearch } from '#contract/fold-for-search.ts';
import { addDays } from '#web/lib/calendar-days.ts';
import type { Entry } from './entries.ts';
import { isMarked } from './link-marks.ts';
import type { ListQuery, FilterName, Order } from './orders.ts';
import type { Trend } from './readings.ts';

type Compare = (one: Entry<unknown>, other: Entry<unknown>) => number;

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const newest: Compare = (one, other) => compared(other.date, one.date) || other.id - one.id;

const compares: Record<Exclude<Order, 'growth' | 'stopped'>, Compare> = {
  date: newest,
  'date-up': (one, other) => newest(other, one),
  click: (one, other) => other.count - one.count || other.id - one.id,
  'click-up': (one, other) => one.count - other.count || newest(one, other),
  name: (one, other) => compared(one.name, other.name) || newest(one, other),
  'name-down': (one, other) => compared(other.name, one.name) || newest(one, other),
  place: (one, other) => compared(one.place, other.place) || newest(one, other),
  'place-down': (one, other) => compared(other.place, one.place) || newest(one, other),
};

const ordered = new WeakMap<readonly unknown[], Map<Order, unknown>>();

type TrendOf<Row> = (entry: Entry<Row>) => Trend | undefined;

/** Returns all entries in an order. Sorted once per version of the list, except for trends. */
export function inOrder<Row>(
  entries: readonly Entry<Row>[],
  order: Order,
  trendOf?: TrendOf<Row>,
): readonly Entry<Row>[] {
  const known = ordered.get(entries) ?? new Map<Order, unknown>();
  ordered.set(entries, known);
  const isTrend = order === 'growth' || order === 'stopped';
  const ready = known.get(order);
  if (ready && !isTrend) return ready as readonly Entry<Row>[];
  if (isTrend) return byTrend(entries, order, trendOf);
  const sorted = entries.toSorted(compares[order]);
  known.set(order, sorted);
  return sorted;
}

function byTrend<Row>(entries: readonly Entry<Row>[], order: 'growth' | 'stopped', trendOf?: TrendOf<Row>) {
  const sizes = entries.map((entry) => {
    const trend = trendOf?.(entry);
    return { entry, size: (order === 'growth' ? trend?.grown : trend?.stopped) ?? 0 };
  });
  return sizes
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.size - a.size || newest(a.entry, b.entry))
    .map(({ entry }) => entry);
}

export const wordsOf = (q: string) => foldForSearch(q).split(/\s+/).filter(Boolean);

const lastFound = new WeakMap<readonly unknown[], { words: readonly string[]; found: unknown }>();

/** Returns the entries that contain every word. If the input only got longer, it searches the previous result. */
export function searchEntries<Row>(entries: readonly Entry<Row>[], words: readonly string[]) {
  if (words.length === 0) return entries;
  const last = lastFound.get(entries);
  const isNarrower = last?.words.every((before) => words.some((word) => word.includes(before)));
  const found = withWords(isNarrower ? (last?.found as readonly Entry<Row>[]) : entries, words);
  lastFound.set(entries, { words, found });
  return found;
}

function withWords<Row>(entries: readonly Entry<Row>[], words: readonly string[]) {
  // The longest word is the rarest.
  const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  return entries.filter(({ text }) => text.includes(first) && others.every((word) => text.includes(word)));
}

type Test = (entry: Entry<unknown>) => boolean;

/** Returns the start of a day in the user's time zone, in the format of responses. */
const dayStart = (day: string) => {
  const at = new Date(`${day}T00:00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 19).replace('T', ' ');
};

export function filterTests(
  { from, to, least, most, host, channel, mark }: ListQuery,
  membersOf: (channel: number) => ReadonlySet<number>,
): ReadonlyMap<FilterName, Test> {
  const tests = new Map<FilterName, Test>();
  const start = from === '' ? undefined : dayStart(from);
  const end = to === '' || dayStart(to) === undefined ? undefined : dayStart(addDays(to, 1));
  if (start !== undefined || end !== undefined)
    tests.set('days', ({ date }) => date >= (start ?? '') && (end === undefined || date < end));
  if (least !== undefined || most !== undefined)
    tests.set('counts', ({ count }) => count >= (least ?? 0) && count <= (most ?? Infinity));
  if (host !== '') tests.set('host', (entry) => entry.host === host);
  if (channel !== undefined) {
    const members = membersOf(channel);
    tests.set('channel', ({ id }) => members.has(id));
  }
  if (mark !== undefined) tests.set('mark', ({ state }) => isMarked(state, mark));
  return tests;
}

export function filterEntries<Row>(
  entries: readonly Entry<Row>[],
  tests: ReadonlyMap<FilterName, Test>,
  but?: FilterName,
): readonly Entry<Row>[] {
  const wanted = [...tests].filter(([name]) => name !== but).map(([, test]) => test);
  return wanted.length === 0 ? entries : entries.filter((entry) => wanted.every((test) => test(entry)));
}

/** Counts each value, most frequent first. */
export function tally<Value>(values: Iterable<Value>): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}
