import type { BreakdownRow as Row } from '#contract/analytics.ts';
import type { Dimension } from '#contract/asked-visits.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import type { BreakdownRow } from '#web/ui/chart/BreakdownRows.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { briefChange } from './change-words.ts';
import { excluding, isOn, toggled } from './filters.ts';
import type { QuestionInAddress } from './use-question.ts';
import { pathOfValue, valueName } from './values.ts';

/** Returns a response's rows with the actions for each. */
export const rowsOf = (
  by: Dimension,
  rows: readonly Row[],
  { filters, filter }: Pick<QuestionInAddress, 'filters' | 'filter'>,
  isCompared: boolean,
): BreakdownRow[] =>
  rows.map(({ value, name, title, visits, before }) => {
    const label = valueName(by, value, name, title);
    const on = isOn(filters, by, value);
    return {
      key: value,
      label,
      about: title && name ? readableUrl(name) : undefined,
      value: visits,
      change: isCompared ? briefChange(visits, before) : undefined,
      isOn: on,
      choose: on ? words.unfilter(label) : words.filterBy(label),
      onChoose: () => filter((now) => toggled(now, by, value)),
      exclude: words.exclude(label),
      excludeWord: words.excludeWord,
      onExclude: () => filter((now) => excluding(now, by, value)),
      to: pathOfValue(by, value, name),
      open: words.open(label),
    };
  });

/** Returns a note if visits belong to several values, so that the values add up to more than the total. */
export function overlapOf(
  by: Dimension,
  rows: readonly { visits: number }[],
  total: number,
): string | undefined {
  if (by !== 'campaign' && by !== 'channel') return undefined;
  return rows.reduce((sum, { visits }) => sum + visits, 0) > total ? words.overlap[by] : undefined;
}
