/**
 * Searches, orders and filters the lists of the local copy. This code loads together with the copy, since it has no use
 * without one.
 */
import type { Channel } from '#contract/channels.ts';
import { withTrendColumn } from './trend-column.tsx';
import { codeTraits, type Entry, entriesOf, linkTraits, type Traits } from './entries.ts';
import { isMarked, linkMarks, markNames } from './link-marks.ts';
import { listFilters } from './list-filters.ts';
import { countedCode, countedLink, type Rows } from './list-kinds.ts';
import { type Trend, trendsOf } from './readings.ts';
import type { Facets, View } from './view.ts';
import type { ListQuery, FilterName } from './orders.ts';
import { inOrder, searchEntries, filterEntries, tally, filterTests, wordsOf } from './views.ts';
import { readableUrl } from '#web/lib/readable-url.ts';

export type SearchedName = 'links' | 'qr';
type Searched = Pick<Rows, SearchedName>;

const traitsOf: { [Name in SearchedName]: Traits<Searched[Name]> } = { links: linkTraits, qr: codeTraits };
const countedOf = { links: countedLink, qr: countedCode };

interface Groups {
  channels: readonly Channel[];
  members: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Returns the filters' options for the whole list, each with the number of records that would remain. */
function facetsOf(
  whole: readonly Entry<unknown>[],
  found: readonly Entry<unknown>[],
  tests: ReturnType<typeof filterTests>,
  { channels, members }: Groups,
): Facets {
  const without = (name: FilterName) => filterEntries(found, tests, name);
  const unmarked = without('mark');
  const hosts = new Map(
    tally(without('host').map(({ host }) => host)).map((each) => [each.value, each.count]),
  );
  const channelIds = without('channel').map(({ id }) => id);
  return {
    hosts: tally(whole.map(({ host }) => host)).map(({ value }) => ({
      value,
      label: readableUrl(value),
      count: hosts.get(value) ?? 0,
    })),
    channels: channels.map(({ id, name }) => ({
      value: String(id),
      label: name,
      count: channelIds.filter((each) => members.get(id)?.has(each)).length,
    })),
    marks: linkMarks.flatMap((mark) => {
      if (!whole.some(({ state }) => isMarked(state, mark))) return [];
      const count = unmarked.filter(({ state }) => isMarked(state, mark)).length;
      return [{ value: mark, label: markNames[mark], count }];
    }),
  };
}

interface Whole<Row> extends Groups, Pick<View<Row>, 'trends' | 'trendOf' | 'channelsOf'> {
  name: SearchedName;
  rows: readonly Row[];
  ask: ListQuery;
}

/** Returns the rows that match a query. The list must be whole. */
function viewOf<Row extends { id: number; date: string }>({
  name,
  rows,
  ask,
  channels,
  members,
  ...known
}: Whole<Row>): View<Row> {
  const entries = entriesOf(rows, traitsOf[name] as unknown as Traits<Row>);
  const ordered = inOrder(entries, ask.order, ({ row }) => known.trendOf(row));
  const found = searchEntries(ordered, wordsOf(ask.q));
  const tests = filterTests(ask, (channel) => members.get(channel) ?? new Set());
  return {
    rows: filterEntries(found, tests).map(({ row }) => row),
    whole: entries.length,
    facets: () => facetsOf(entries, found, tests, { channels, members }),
    ...known,
  };
}

/** Returns how a record's visits changed between two readings. */
const trendIn = <Name extends SearchedName>(
  name: Name,
  trends: View<Rows[Name]>['trends'],
  row: Rows[Name],
): Trend | undefined =>
  trends?.of((countedOf[name] as (row: Rows[Name]) => ReturnType<typeof countedLink>)(row));

export const replicaViews = { viewOf, trendsOf, trendIn, withTrendColumn, listFilters };
export type ReplicaViews = typeof replicaViews;
