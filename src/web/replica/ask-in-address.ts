import type { AddressQuery } from '#web/browser/address-query.ts';
import { markIn } from './link-marks.ts';
import { type Ask, orderIn } from './orders.ts';

const number = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);
const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** Names in the address of all that narrows a list down beside its search. */
export const filterNames = ['from', 'to', 'least', 'most', 'on', 'channel', 'state'] as const;

/** What the page's address wants of a list: whoever opens it sees the same. */
export const askIn = (get: AddressQuery['get'], q: string): Ask => ({
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
