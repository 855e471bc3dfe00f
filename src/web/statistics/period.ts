import { isDay, maxDays, rangeMistake } from '#contract/day-range.ts';
import type { SeriesStep } from '#contract/day-range.ts';
import type { TimeSpan } from '#web/api/series.ts';
import { addDays, daysFromTo, laterDay } from '#web/lib/calendar-days.ts';
import { visits } from '#web/words/visits.ts';

const choices = ['7', '30', '90', '365', 'all', 'custom'] as const;
export type PeriodChoice = (typeof choices)[number];

export const periodChoices = choices.map((value) => ({ value, label: visits.periodChoices[value] }));

const usual = '30';
/**
 * Maximum number of days that can be shown by the hour. `usuallyByHour` is the maximum for which that is the default.
 */
const maxDaysByHour = 31;
const usuallyByHour = 2;

export interface Period extends TimeSpan {
  choice: PeriodChoice;
  days: number;
  /** Whether hours can be selected. */
  mayBeHours: boolean;
  /** Such as "Last 30 days". */
  label: string;
}

/** The search parameters that select a period. */
export interface AskedPeriod {
  days: string;
  from: string;
  to: string;
  by: string;
}

/** Returns whether dates from an address are a valid period that has begun. Users may edit the address by hand. */
export const isRange = ({ from, to }: { from: string; to: string }, today: string) =>
  isDay(from) && isDay(to) && from <= today && rangeMistake(from, to) === undefined;

const labelOf = (choice: PeriodChoice, days: number) => {
  if (choice === 'all') return visits.allTime;
  return choice === 'custom' ? visits.chosenDays(days) : visits.lastDays(days);
};

interface Known {
  /** The current day in the user's time zone. */
  today: string;
  /** The first day on which there can be visits. Undefined if unknown. */
  first: string | undefined;
}

const choiceOf = ({ days, from, to }: AskedPeriod): PeriodChoice => {
  if (from !== '' || to !== '') return 'custom';
  return periodChoices.find(({ value }) => value === days && value !== 'custom')?.value ?? usual;
};

/** Returns the period in an address, or undefined if its dates are invalid. */
export function periodOf(asked: AskedPeriod, { today, first }: Known): Period | undefined {
  const choice = choiceOf(asked);
  const range = () => {
    if (choice === 'custom') return isRange(asked, today) ? { from: asked.from, to: asked.to } : undefined;
    const oldest = addDays(today, 1 - maxDays('day'));
    if (choice === 'all') return { from: laterDay(oldest, first ?? oldest), to: today };
    return { from: addDays(today, 1 - Number(choice)), to: today };
  };
  const found = range();
  if (!found) return undefined;
  // A slow clock must not reverse the range.
  const from = found.from > found.to ? found.to : found.from;
  const days = daysFromTo(from, found.to);
  const mayBeHours = days <= maxDaysByHour;
  const by: SeriesStep =
    mayBeHours && (asked.by === 'hour' || (asked.by === '' && days <= usuallyByHour)) ? 'hour' : 'day';
  const compares = choice !== 'all' && 2 * days <= maxDays(by);
  return {
    choice,
    from,
    to: found.to,
    by,
    open: choice === 'all' && first === undefined,
    before: compares ? addDays(from, -days) : undefined,
    days,
    mayBeHours,
    label: labelOf(choice, days),
  };
}

/** Returns the part of the period that is sent to the server. */
export const spanOf = ({ from, to, by, before, open }: Period): TimeSpan => ({ from, to, by, before, open });
