import type { Question, Subject } from '#web/api/analytics.ts';
import { addDays, daysFromTo, earlierDay } from '#web/lib/calendar-days.ts';
import { analytics as words } from '#web/words/analytics.ts';
import { rangeOf } from './moments.ts';
import type { QuestionInAddress } from './use-question.ts';

/** What can be told of the statistics of a period before they are there. */

/** Whether there is a time before to be expected, so that the answer takes the place that is kept for it. Most accounts have a past. */
export const mayHaveBefore = ({ isCompared, from, to, id }: Question, made: string | undefined) =>
  isCompared && (id === undefined || made === undefined || made <= addDays(from, -daysFromTo(from, to)));

/** "Scans · Last 30 days" */
export const labelOf = (title: string, { period }: QuestionInAddress) =>
  `${title} · ${words.periods[period.choice]}`;

/**
 * The same with the days, but of all time.
 * @param span as the service took it; as it was asked for until then
 */
export const headingOf = (
  title: string,
  place: QuestionInAddress,
  span: { from: string; to: string } = place.question,
) =>
  place.period.choice === 'all'
    ? labelOf(title, place)
    : `${labelOf(title, place)} · ${rangeOf(span.from, earlierDay(span.to, place.today))}`;

/** Visits of a period, so that there is room for them. */
export const usualOf = ({ id }: Subject) => (id === undefined ? 1000 : 100);

/** Lines of the chart. */
export const linesOf = (title: string, isCompared: boolean) => [
  { key: 'visits', label: title, look: 'filled' as const },
  ...(isCompared ? [{ key: 'before', label: words.before, look: 'before' as const }] : []),
];
