import type { AddressQuery } from '#web/browser/address-query.ts';
import { markIn } from './link-marks.ts';
import { type ListQuery, orderIn } from './orders.ts';

const number = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);
const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** Names of the search parameters that narrow down a list, apart from the search itself. */
export const filterNames = ['from', 'to', 'least', 'most', 'on', 'channel', 'state'] as const;

/** Reads the order, filters and search from the page's address, so that everyone who opens it sees the same list. */
export const listQueryIn = (get: AddressQuery['get'], q: string): ListQuery => ({
  q,
  order: orderIn(get('order')),
  from: day(get('from')),
  to: day(get('to')),
  least: number(get('least')),
  most: number(get('most')),
  host: get('on'),
  channel: number(get('channel')),
  mark: markIn(get('state')),
});
