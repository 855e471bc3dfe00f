import { formatCount } from '#web/lib/numbers.ts';
import { table as words } from '#web/words/table.ts';

/** Returns "26–50 of 300", or only the total if the page is past the list's end. */
export function rangeOf(page: number, perPage: number, total: number): string {
  const first = (page - 1) * perPage + 1;
  if (first > total) return words.total(formatCount(total));
  const last = Math.min(page * perPage, total);
  return words.range(formatCount(first), formatCount(last), formatCount(total));
}
