import type { ShareRow } from '#server/store/statistics/shares.ts';

/** The periods that can be requested, in days up to today. */
export const shareDays = [7, 30, 90, 365] as const;
export type ShareDays = (typeof shareDays)[number];

/** The dimensions by which a page breaks down its visits. None of them names another record. */
export const shareDimensions = ['country', 'referrer', 'device', 'browser', 'os'] as const;
export type ShareDimension = (typeof shareDimensions)[number];

export interface SharedFigures {
  kind: 'link' | 'qr' | 'campaign';
  name: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Time of the first visit that isn't included yet, in seconds since 1970. Undefined if the figures are complete. */
  countedUntil: number | undefined;
  visits: number;
  visitors: number;
  /** `at` is the day, YYYY-MM-DD. */
  points: { at: string; visits: number; visitors: number }[];
  top: { by: ShareDimension; count: number; rows: { value: string; visits: number }[] }[];
}

/** Returns the figures of a shared page, or undefined if its record was deleted. */
export type ShareFigures = (share: ShareRow, days: ShareDays) => Promise<SharedFigures | undefined>;
