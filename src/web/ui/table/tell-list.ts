import { announce } from '#web/browser/announce.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { layout } from '#web/words/layout.ts';
import { table as words } from '#web/words/table.ts';
import { rangeOf } from './range-of.ts';

export interface ListNews {
  /** The rows, in the plural: "links". */
  what: string;
  page: number;
  limit: number;
  /** How many match on all pages. */
  total: number | undefined;
  /** Why the rows couldn’t be read. */
  error: string | undefined;
}

/** Without the dialog that lies over the list. */
const askedIn = (address: string) => address.replace(/\bopen=[^&]*&?/, '').replace(/[?&]$/, '');

/** "Links: 26–50 of 300", "Links: 12 total". */
export function tellList(before: string, asked: string, { what, page, limit, total, error }: ListNews) {
  if (askedIn(before) === askedIn(asked)) return;
  if (error !== undefined) announce(`${layout.listNotLoaded(what)}. ${error}`);
  else {
    const told = total && total > limit ? rangeOf(page, limit, total) : words.total(formatCount(total ?? 0));
    announce(`${words.label(what)}: ${told}`);
  }
}
