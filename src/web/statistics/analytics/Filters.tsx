import { ActiveFilters } from '#web/ui/chart/ActiveFilters.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { inverted, isNot, isSame, valuesOf } from './filters.ts';
import type { QuestionInAddress } from './use-question.ts';
import { dimensionName, valueName } from './values.ts';

interface FiltersProps {
  place: QuestionInAddress;
}

export const Filters = ({ place: { filters, filter } }: FiltersProps) =>
  filters.length === 0 ? null : (
    <ActiveFilters
      label={words.filters}
      filters={filters.map((each) => {
        const what = dimensionName(each.by);
        const verb = isNot(each) ? words.isNot : words.is;
        const value = valuesOf(each)
          .map((one) => valueName(each.by, one))
          .join(` ${words.or} `);
        const whole = `${what} ${verb} ${value}`;
        return {
          key: JSON.stringify(each),
          what,
          verb,
          value,
          invert: isNot(each) ? words.makeIs(whole) : words.makeNot(whole),
          onInvert: () => filter((now) => now.map((one) => (isSame(one, each) ? inverted(one) : one))),
          remove: words.removeFilter(whole),
          onRemove: () => filter((now) => now.filter((one) => !isSame(one, each))),
        };
      })}
      clear={words.clear}
      onClear={() => filter(() => [])}
    />
  );
