import type { ReactNode } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { addDays } from '#web/lib/calendar-days.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { choices, hasDates, type PeriodChoice } from './period.ts';
import type { QuestionInAddress } from './use-question.ts';

/** Loaded on demand, since the form and its validation are large and most users pick one of the listed periods. */
const CustomPeriodForm = onDemand(
  async () => (await import('#web/statistics/CustomPeriodForm.tsx')).CustomPeriodForm,
  () => true,
);

/** Whether the period before is shown. `none` means that there is none to show. */
type Before = 'shown' | 'off' | 'none';

interface CompareButtonProps {
  before: Before;
  onToggle: () => void;
}

const CompareButton = ({ before, onToggle }: CompareButtonProps) =>
  before === 'none' ? (
    <Button disabled aria-pressed={false} title={words.notCompared}>
      {words.compare}
    </Button>
  ) : (
    <Tooltip text={words.compareText}>
      <Button aria-pressed={before === 'shown'} onClick={onToggle}>
        {words.compare}
      </Button>
    </Tooltip>
  );

interface PeriodControlsProps {
  place: QuestionInAddress;
  /** Omitted if the period can't be compared. */
  before?: Before;
  /** More controls, shown last. */
  more?: ReactNode;
}

/** Selects the period, its interval and whether to compare it. All of it is kept in the page's address. */
export const PeriodControls = ({ place, before, more }: PeriodControlsProps) => {
  const { asked, period, isComparing, today, change } = place;
  // Invalid dates stay in the form, which shows what is wrong with them.
  const choice = hasDates(asked) ? 'custom' : period.choice;
  const choose = (value: PeriodChoice) => {
    const none = { days: undefined, from: undefined, to: undefined, by: undefined };
    if (value !== 'custom') {
      change({ ...none, days: value === '30' ? undefined : value });
      return;
    }
    const to = period.to < today ? period.to : today;
    const from = period.choice !== 'all' ? period.from : addDays(today, -29);
    change({ ...none, from, to });
  };
  return (
    <Stack gap={3}>
      <Row gap={2}>
        <Select
          fit
          aria-label={words.period}
          value={choice}
          onChange={({ target }) => {
            const value = choices.find((each) => each === target.value);
            if (value) choose(value);
          }}
          options={choices.map((value) => ({ value, label: words.periods[value] }))}
        />
        {period.grains.length > 1 ? (
          <Select
            fit
            aria-label={words.interval}
            value={period.by}
            onChange={({ target }) => change({ by: target.value })}
            options={period.grains.map((value) => ({ value, label: words.intervals[value] }))}
          />
        ) : null}
        {before !== undefined && period.mayCompare ? (
          <CompareButton
            before={before}
            onToggle={() => change({ compare: isComparing ? 'off' : undefined })}
          />
        ) : null}
        {more}
      </Row>
      {choice === 'custom' ? (
        <CustomPeriodForm
          from={asked.from}
          to={asked.to}
          today={today}
          onChoose={(range) => change({ ...range, days: undefined, by: undefined })}
        />
      ) : null}
    </Stack>
  );
};
