import type { AnalyticsQuestion, Subject } from '#web/api/analytics.ts';
import { addDays, daysFromTo, earlierDay } from '#web/lib/calendar-days.ts';
import { analytics as words } from '#web/words/analytics.ts';
import { rangeOf } from './moments.ts';
import type { QuestionInAddress } from './use-question.ts';

/** What can be shown of a period's statistics before they load. */

/**
 * Returns whether a period before is likely to exist, so that space is reserved for it. Most accounts have earlier
 * visits.
 */
export const mayHaveBefore = ({ isCompared, from, to, id }: AnalyticsQuestion, made: string | undefined) =>
  isCompared && (id === undefined || made === undefined || made <= addDays(from, -daysFromTo(from, to)));

/** Returns a label such as "Scans · Last 30 days". */
export const labelOf = (title: string, { period }: QuestionInAddress) =>
  `${title} · ${words.periods[period.choice]}`;

/**
 * Returns the label with the dates, except for all time.
 * @param span the dates from the response, or the requested ones until it arrives
 */
export const headingOf = (
  title: string,
  place: QuestionInAddress,
  span: { from: string; to: string } = place.question,
) =>
  place.period.choice === 'all'
    ? labelOf(title, place)
    : `${labelOf(title, place)} · ${rangeOf(span.from, earlierDay(span.to, place.today))}`;

/** Returns a typical number of visits in a period, to reserve space for the figures. */
export const typicalVisits = ({ id }: Subject) => (id === undefined ? 1000 : 100);

export const linesOf = (title: string, isCompared: boolean) => [
  { key: 'visits', label: title, look: 'filled' as const },
  ...(isCompared ? [{ key: 'before', label: words.before, look: 'before' as const }] : []),
];
