import { formatCount } from '#web/lib/numbers.ts';
import { pickSources as words } from '#web/words/pick-sources.ts';

/**
 * Summarizes a search: "24 of 45 QR codes match".
 * @param all "45 QR codes"
 * @param read how many of them have loaded, if not all
 * @param matching number of matches, or undefined if there is no search
 */
export function pickSummary(all: string, read: number | undefined, matching: number | undefined): string {
  if (matching === undefined) return read === undefined ? all : words.first(formatCount(read), all);
  const found = formatCount(matching);
  return read === undefined ? words.match(found, all) : words.matchInFirst(found, formatCount(read), all);
}
