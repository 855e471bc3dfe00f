import { announce } from '#web/browser/announce.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { layout } from '#web/words/layout.ts';
import { table as words } from '#web/words/table.ts';
import { rangeOf } from './range-of.ts';

export interface ListAnnouncement {
  /** Plural of the rows' kind, such as "links". */
  what: string;
  page: number;
  limit: number;
  /** Number of matches on all pages. */
  total: number | undefined;
  error: string | undefined;
}

/** Returns the URL without the parameter of a dialog that covers the list. */
const askedIn = (address: string) => address.replace(/\bopen=[^&]*&?/, '').replace(/[?&]$/, '');

/** Announces "Links: 26–50 of 300" or "Links: 12 total". */
export function announceList(
  before: string,
  asked: string,
  { what, page, limit, total, error }: ListAnnouncement,
) {
  if (askedIn(before) === askedIn(asked)) return;
  if (error !== undefined) announce(`${layout.listNotLoaded(what)}. ${error}`);
  else {
    const told = total && total > limit ? rangeOf(page, limit, total) : words.total(formatCount(total ?? 0));
    announce(`${words.label(what)}: ${told}`);
  }
}
