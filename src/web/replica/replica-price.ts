import { usualLimit } from '#web/client/ledger.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { leftToPeople } from './keeping.ts';

/** What so many requests behind the page cost: a part of the limit stays with people. */
export const copyPrice = (requests: number, limit = usualLimit) => {
  const spare = Math.max(1, limit - leftToPeople(limit));
  return requestPrice(requests, spare);
};
