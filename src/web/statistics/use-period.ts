import { useAddressQuery } from '#web/browser/address-query.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { useNow } from '#web/browser/now.ts';
import type { AskedPeriod, Period } from './period.ts';
import { periodOf } from './period.ts';

/** Reads the period from the page's address, such as `?days=90`, `?from=2026-03-01&to=2026-03-14` or `&by=hour`. */
export const usePeriod = (first: string | undefined) => {
  const { get, change } = useAddressQuery();
  const today = localDay(new Date(useNow()));
  const asked: AskedPeriod = { days: get('days'), from: get('from'), to: get('to'), by: get('by') };
  const period: Period | undefined = periodOf(asked, { today, first });
  return { asked, period, today, change };
};

export type PeriodInAddress = ReturnType<typeof usePeriod>;
