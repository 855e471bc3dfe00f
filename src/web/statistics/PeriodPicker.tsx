import type { ReactNode } from 'react';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { addDays } from '#web/lib/calendar-days.ts';
import { visits } from '#web/words/visits.ts';
import { periodChoices } from './period.ts';
import type { PeriodChoice } from './period.ts';
import type { PeriodInAddress } from './use-period.ts';

/** Loaded on demand, since the form and its validation are large and most users pick one of the listed periods. */
const CustomPeriodForm = onDemand(
  async () => (await import('./CustomPeriodForm.tsx')).CustomPeriodForm,
  () => true,
);

interface PeriodPickerProps {
  place: PeriodInAddress;
  end?: ReactNode;
}

/** Selects the period and interval. Both are kept in the page's address. */
export const PeriodPicker = ({ place: { asked, period, today, change }, end }: PeriodPickerProps) => {
  const choice = period?.choice ?? 'custom';
  const choose = (value: PeriodChoice) => {
    if (value !== 'custom') {
      change({ days: value === '30' ? undefined : value, from: undefined, to: undefined, by: undefined });
      return;
    }
    const from = period?.from ?? addDays(today, -29);
    change({ days: undefined, from, to: period?.to ?? today, by: undefined });
  };
  return (
    <Stack gap={3}>
      <Row gap={2}>
        <SegmentedControl label={visits.period} value={choice} onChange={choose} options={periodChoices} />
        {period?.mayBeHours ? (
          <SegmentedControl
            label={visits.interval}
            value={period.by}
            onChange={(by) => change({ by })}
            options={[
              { value: 'day', label: visits.byDay },
              { value: 'hour', label: visits.byHour },
            ]}
          />
        ) : null}
        {end}
      </Row>
      {choice === 'custom' ? (
        <CustomPeriodForm
          key={`${asked.from} ${asked.to}`}
          from={asked.from}
          to={asked.to}
          today={today}
          onChoose={(range) => change({ ...range, days: undefined, by: undefined })}
        />
      ) : null}
    </Stack>
  );
};
