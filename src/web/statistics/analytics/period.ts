import { type Grain, grains } from '#contract/asked-visits.ts';
import { maxDays } from '#contract/day-range.ts';
import { addDays, daysFromTo } from '#web/lib/calendar-days.ts';
import { isRange } from '#web/statistics/period.ts';

export const choices = [
  'today',
  'yesterday',
  '24h',
  '7',
  '30',
  '90',
  '365',
  'month',
  'year',
  'all',
  'custom',
] as const;
export type PeriodChoice = (typeof choices)[number];

const usual = '30';

export interface Period {
  choice: PeriodChoice;
  from: string;
  to: string;
  by: Grain;
  /** The grains that fit the period. */
  grains: readonly Grain[];
  /** Whether there is a period before it. */
  mayCompare: boolean;
}

/** The search parameters that select a period. */
export interface AskedPeriod {
  days: string;
  from: string;
  to: string;
  by: string;
}

export interface Known {
  /** The current day in the user's time zone. */
  today: string;
  /** The first day on which there can be visits. Undefined if unknown. */
  first: string | undefined;
}

/** Returns whether the address contains dates, even invalid ones. */
export const hasDates = ({ from, to }: AskedPeriod) => from !== '' || to !== '';

const choiceOf = (asked: AskedPeriod, today: string): PeriodChoice => {
  if (hasDates(asked)) return isRange(asked, today) ? 'custom' : usual;
  return choices.find((choice) => choice === asked.days && choice !== 'custom') ?? usual;
};

/** Returns the last day of the month that contains a day. */
const endOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

function rangeOf(choice: PeriodChoice, asked: AskedPeriod, today: string) {
  // Future days would lengthen the period to compare with.
  if (choice === 'custom') return { from: asked.from, to: asked.to < today ? asked.to : today };
  if (choice === 'today') return { from: today, to: today };
  if (choice === '24h') return { from: addDays(today, -1), to: today };
  if (choice === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  // Until the month's end, even if that is in the future. It is compared with the same days of the month before.
  if (choice === 'month') return { from: `${today.slice(0, 7)}-01`, to: endOfMonth(today) };
  if (choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  const days = choice === 'all' ? maxDays('day') : Number(choice);
  return { from: addDays(today, 1 - days), to: today };
}

/** The minimum and maximum number of days for each grain, and the most days for which it is the default. */
const fits: Readonly<Record<Grain, { least: number; most: number; usually: number }>> = {
  hour: { least: 1, most: 31, usually: 2 },
  day: { least: 2, most: 800, usually: 92 },
  week: { least: 14, most: Infinity, usually: 800 },
  month: { least: 60, most: Infinity, usually: Infinity },
};

/** Returns the period in an address, or the default period if its dates are invalid. */
export function periodOf(asked: AskedPeriod, { today, first }: Known): Period {
  const choice = choiceOf(asked, today);
  const { from, to } = rangeOf(choice, asked, today);
  // All time begins when visits became possible.
  const begin = choice === 'all' && first !== undefined && first > from ? first : from;
  const days = Math.max(1, daysFromTo(begin, to < today ? to : today));
  if (choice === '24h') return { choice, from, to, by: 'hour', grains: ['hour'], mayCompare: true };
  // The service applies its limits to the whole range, including the future days of a month or year. For all time, that
  // is every possible day.
  const whole = daysFromTo(from, to);
  const offered =
    choice === 'all'
      ? grains.slice(1)
      : grains.filter((grain) => fits[grain].least <= days && whole <= fits[grain].most);
  const by =
    offered.find((grain) => grain === asked.by) ??
    offered.find((grain) => days <= fits[grain].usually) ??
    'day';
  return { choice, from, to, by, grains: offered, mayCompare: choice !== 'all' };
}
