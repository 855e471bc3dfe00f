import { z } from 'zod/mini';
import { rangeMistake } from '#contract/day-range.ts';
import { CalendarDate } from '#contract/series.ts';

/** The two dates of the form. */
export const CustomPeriod = z.object({ from: CalendarDate, to: CalendarDate }).check(
  z.superRefine((range, context) => {
    const mistake = rangeMistake(range.from, range.to);
    if (mistake) context.addIssue({ code: 'custom', path: [mistake.field], message: mistake.message });
  }),
);
