import { useCallback, useMemo } from 'react';
import type { Channel } from '#contract/channels.ts';
import { useNow } from '#web/browser/now.ts';
import { useCopied, useItems } from './replica-session.ts';
import { codeTraits, type Entry, entriesOf, linkTraits, type Traits } from './entries.ts';
import { isMarked, linkMarks, markNames } from './link-marks.ts';
import { countedCode, countedLink, type Rows } from './list-kinds.ts';
import { type Trend, type Trends, trendsOf } from './readings.ts';
import {
  type Ask,
  type FilterName,
  inOrder,
  isServerOrder,
  matching,
  passing,
  tally,
  testsOf,
  wordsOf,
} from './views.ts';

type SearchedName = 'links' | 'qr';
type Searched = Pick<Rows, SearchedName>;

const traitsOf: { [Name in SearchedName]: Traits<Searched[Name]> } = { links: linkTraits, qr: codeTraits };
const countedOf = { links: countedLink, qr: countedCode };

export interface Option {
  value: string;
  label: string;
  count: number;
}

/** What a filter can be set to, and how many there would be. */
export interface Facets {
  hosts: readonly Option[];
  channels: readonly Option[];
  /** Of those that there are. */
  marks: readonly Option[];
}

export interface View<Row> {
  /** All that are wanted, in that order. */
  rows: readonly Row[];
  /** How many there are at all. */
  whole: number;
  facets: () => Facets;
  /** undefined: there are not two readings that lie a day apart. */
  trends: Trends | undefined;
  trendOf: (row: Row) => Trend | undefined;
  /** The channels that hold it, of those whose items are here; undefined: none holds any. */
  channelsOf: ((row: Row) => readonly Channel[]) | undefined;
}

/** Whether only the whole list can answer it. */
export const needsWhole = (ask: Ask) => !isServerOrder(ask.order) || testsOf(ask, () => new Set()).size > 0;

/** What is wanted of a list that is here as a whole, without any request; undefined as long as it is not. */
export function useView<Name extends SearchedName>(name: Name, ask: Ask): View<Rows[Name]> | undefined {
  type Row = Rows[Name];
  const copied = useCopied(name);
  const channels = useCopied('channels');
  const itemsOf = useItems();
  // Trends reach over days: a moment is enough for as long as the list stays what it is.
  const now = Math.floor(useNow() / 3_600_000);
  const key = JSON.stringify(ask);

  const members = useMemo(() => {
    const type = name === 'links' ? 'links' : 'qr';
    return new Map(
      channels.rows.map((channel) => [
        channel.id,
        new Set(
          itemsOf(channel.id)
            .filter((item) => item.type === type)
            .map(({ id }) => id),
        ),
      ]),
    );
  }, [channels, itemsOf, name]);

  const trends = useMemo(
    () => trendsOf(copied.readings, now * 3_600_000 + 3_600_000),
    [copied.readings, now],
  );

  const trendOf = useCallback(
    (row: Row) => trends?.of((countedOf[name] as (row: Row) => ReturnType<typeof countedLink>)(row)),
    [trends, name],
  );
  const isGrouped = [...members.values()].some(({ size }) => size > 0);
  const channelsOf = useMemo(
    () =>
      isGrouped ? (row: Row) => channels.rows.filter(({ id }) => members.get(id)?.has(row.id)) : undefined,
    [isGrouped, channels, members],
  );

  return useMemo(() => {
    if (!copied.state.isWhole) return undefined;
    const wanted = JSON.parse(key) as Ask;
    const entries = entriesOf(copied.rows as readonly Row[], traitsOf[name] as Traits<Row>);
    const ordered = inOrder(entries, wanted.order, ({ row }) => trendOf(row));
    const found = matching(ordered, wordsOf(wanted.q));
    const tests = testsOf(wanted, (channel) => members.get(channel) ?? new Set());
    return {
      rows: passing(found, tests).map(({ row }) => row),
      whole: entries.length,
      facets: () => facetsOf(found, tests, { channels: channels.rows, members }),
      trends,
      trendOf,
      channelsOf,
    };
  }, [copied, key, members, trends, trendOf, channelsOf, channels, name]);
}

interface Groups {
  channels: readonly Channel[];
  members: ReadonlyMap<number, ReadonlySet<number>>;
}

function facetsOf(
  found: readonly Entry<unknown>[],
  tests: ReturnType<typeof testsOf>,
  { channels, members }: Groups,
): Facets {
  const without = (name: FilterName) => passing(found, tests, name);
  const unmarked = without('mark');
  const channelIds = without('channel').map(({ id }) => id);
  return {
    hosts: tally(without('host').map(({ host }) => host)).map(({ value, count }) => ({
      value,
      label: value,
      count,
    })),
    channels: channels.map(({ id, name }) => ({
      value: String(id),
      label: name,
      count: channelIds.filter((each) => members.get(id)?.has(each)).length,
    })),
    marks: linkMarks.flatMap((mark) => {
      const count = unmarked.filter(({ state }) => isMarked(state, mark)).length;
      return count > 0 ? [{ value: mark, label: markNames[mark], count }] : [];
    }),
  };
}
