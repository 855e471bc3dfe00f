/** What the copy makes of a list, as pages know it. */
import type { Channel } from '#contract/channels.ts';
import type { Trend, Trends } from './readings.ts';

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
