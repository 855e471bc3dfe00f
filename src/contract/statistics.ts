import { z } from 'zod/mini';
import { Count } from './envelope.ts';

/** Counts by label, largest first, ten at most. The counts are strings. */
const LabelCounts = z.record(z.string(), z.string().check(z.regex(/^\d+$/)));

/** Statistics of a QR code's scans, of a link's clicks, or of a bio page's views. */
export const Statistics = z.strictObject({
  clicks: Count,
  uniqueClicks: Count,
  topCountries: LabelCounts,
  topReferrers: LabelCounts,
  topBrowsers: LabelCounts,
  topOs: LabelCounts,
  /** Counts by network. This service sends facebook, twitter and instagram. Other servers may send other keys. */
  socialCount: z.record(z.string(), Count),
});
export type Statistics = z.output<typeof Statistics>;
