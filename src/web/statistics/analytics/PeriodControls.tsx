import type { ReactNode } from 'react';
import { Download, GitCompareArrows } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { addDays } from '#web/lib/calendar-days.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { choices, type PeriodChoice } from './period.ts';
import type { QuestionInAddress } from './use-question.ts';

/** A form and its checks are large, and most look at a period that is there to choose. */
const CustomPeriodForm = onDemand(
  async () => (await import('#web/statistics/CustomPeriodForm.tsx')).CustomPeriodForm,
  () => true,
);

interface PeriodControlsProps {
  place: QuestionInAddress;
  /** Whether a file is under way. */
  isExporting?: boolean;
  /** Of the visits; with it there is a time before, too. */
  onExport?: () => void;
  /** Where it is compared with others of its kind. */
  compareTo?: string | undefined;
  /** What else can be made of these statistics. */
  tools?: ReactNode;
}

/** Which time is shown and in what steps, and whether beside the time before; all of it in the page's address. */
export const PeriodControls = ({ place, isExporting, onExport, compareTo, tools }: PeriodControlsProps) => {
  const { asked, period, question, isComparing, today, change } = place;
  const choice = period?.choice ?? 'custom';
  const choose = (value: PeriodChoice) => {
    const none = { days: undefined, from: undefined, to: undefined, by: undefined };
    if (value !== 'custom') {
      change({ ...none, days: value === '30' ? undefined : value });
      return;
    }
    const to = period && period.to < today ? period.to : today;
    const from = period && period.choice !== 'all' ? period.from : addDays(today, -29);
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
        {period && period.grains.length > 1 ? (
          <Select
            fit
            aria-label={words.interval}
            value={period.by}
            onChange={({ target }) => change({ by: target.value })}
            options={period.grains.map((value) => ({ value, label: words.intervals[value] }))}
          />
        ) : null}
        {onExport && period?.mayCompare ? (
          <Tooltip text={words.compareText}>
            <Button
              aria-pressed={isComparing}
              onClick={() => change({ compare: isComparing ? 'off' : undefined })}
            >
              {words.compare}
            </Button>
          </Tooltip>
        ) : null}
        {compareTo === undefined ? null : (
          <LinkButton to={compareTo} icon={<GitCompareArrows />}>
            {words.others}
          </LinkButton>
        )}
        {onExport ? (
          <Tooltip text={words.exportHint}>
            <Button icon={<Download />} pending={isExporting} disabled={!question} onClick={onExport}>
              {words.exportVisits}
            </Button>
          </Tooltip>
        ) : null}
        {tools}
      </Row>
      {choice === 'custom' ? (
        <CustomPeriodForm
          key={`${asked.from} ${asked.to}`}
          from={asked.from}
          to={asked.to}
          onChoose={(range) => change({ ...range, days: undefined, by: undefined })}
        />
      ) : null}
    </Stack>
  );
};
