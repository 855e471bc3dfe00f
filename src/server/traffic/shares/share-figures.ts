import type { ShareRow } from '#server/store/statistics/shares.ts';

/** What a page can be asked for: days up to today. */
export const shareDays = [7, 30, 90, 365] as const;
export type ShareDays = (typeof shareDays)[number];

/** By what the visits of a page are told apart: nothing that names another record. */
export const shareDimensions = ['country', 'referrer', 'device', 'browser', 'os'] as const;
export type ShareDimension = (typeof shareDimensions)[number];

/** The figures of a shared page. */
export interface SharedFigures {
  kind: 'link' | 'qr' | 'campaign';
  /** What the record is called. */
  name: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** When the first visit was made that they lack, in seconds since 1970; undefined: they are complete. */
  countedUntil: number | undefined;
  visits: number;
  visitors: number;
  /** Each begins with its day, YYYY-MM-DD. */
  points: { at: string; visits: number; visitors: number }[];
  top: { by: ShareDimension; count: number; rows: { value: string; visits: number }[] }[];
}

/** undefined: the record is gone. */
export type ShareFigures = (share: ShareRow, days: ShareDays) => Promise<SharedFigures | undefined>;
