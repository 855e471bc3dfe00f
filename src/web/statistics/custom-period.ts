import { z } from 'zod/mini';
import { rangeMistake } from '#contract/day-range.ts';
import { CalendarDate } from '#contract/series.ts';
import { form } from '#web/words/form.ts';

/** Validates the form's two dates. A period can't begin in the future, in the user's time zone. */
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
