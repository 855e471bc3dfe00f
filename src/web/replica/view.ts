/** The result of searching and filtering the copy, as pages receive it. */
import type { Channel } from '#contract/channels.ts';
import type { Trend, Trends } from './readings.ts';

export interface Option {
  value: string;
  label: string;
  count: number;
}

/** The options of each filter, each with the number of records that would remain. */
export interface Facets {
  hosts: readonly Option[];
  channels: readonly Option[];
  /** Only marks that occur in the list. */
  marks: readonly Option[];
}

export interface View<Row> {
  /** All matching rows, in order. */
  rows: readonly Row[];
  /** Number of all rows. */
  whole: number;
  facets: () => Facets;
  /** Undefined if no two readings are about a day or more apart. */
  trends: Trends | undefined;
  trendOf: (row: Row) => Trend | undefined;
  /** Returns the channels that hold a row, as far as their items have loaded. Undefined if no channel holds any row. */
  channelsOf: ((row: Row) => readonly Channel[]) | undefined;
}
