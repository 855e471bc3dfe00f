/** The orders and filters for a list that the browser keeps a copy of. */
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

/** Whether servers support the order. */
export const isServerOrder = (order: Order) => order === 'date' || order === 'click';

export const orderIn = (text: string): Order => orders.find((order) => order === text) ?? 'date';

/** The order, search and filters of a list. Empty and undefined values don't filter. */
export interface ListQuery {
  q: string;
  order: Order;
  /** Days in the user's time zone, both inclusive. */
  from: string;
  to: string;
  least: number | undefined;
  most: number | undefined;
  host: string;
  channel: number | undefined;
  mark: LinkMark | undefined;
}

export type FilterName = 'days' | 'counts' | 'host' | 'channel' | 'mark';
