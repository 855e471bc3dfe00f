/** What can be asked of a list that the browser keeps a copy of. */
import type { LinkMark } from './link-marks.ts';

export const orders = [
  'date',
  'date-up',
  'click',
  'click-up',
  'name',
  'name-down',
  'place',
  'place-down',
  'growth',
  'stopped',
] as const;
export type Order = (typeof orders)[number];

/** What a server orders by. */
export const isServerOrder = (order: Order) => order === 'date' || order === 'click';

export const orderIn = (text: string): Order => orders.find((order) => order === text) ?? 'date';

/** What is wanted of a list; empty and undefined stand for everything. */
export interface Ask {
  q: string;
  order: Order;
  /** Days of the reader, both counted. */
  from: string;
  to: string;
  least: number | undefined;
  most: number | undefined;
  host: string;
  channel: number | undefined;
  mark: LinkMark | undefined;
}

export type FilterName = 'days' | 'counts' | 'host' | 'channel' | 'mark';
