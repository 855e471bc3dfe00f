import { z } from 'zod/mini';
import { rangeMistake } from '#contract/day-range.ts';
import { CalendarDate } from '#contract/series.ts';
import { form } from '#web/words/form.ts';

/** The two dates of the form; a period begins on the reader’s calendar day at the latest. */
export const customPeriod = (today: string) =>
  z.object({ from: CalendarDate, to: CalendarDate }).check(
    z.superRefine((range, context) => {
      const mistake =
        range.from > today
          ? ({ field: 'from', message: form.todayOrEarlier } as const)
          : rangeMistake(range.from, range.to);
      if (mistake) context.addIssue({ code: 'custom', path: [mistake.field], message: mistake.message });
    }),
  );
