import type { Generated } from 'kysely';

/** The tables of visits and of what is counted of them. */
export interface VisitTables {
  visits: VisitTable;
  /** How far each writer of visits has got, so that no batch is added twice. `at` in Unix seconds. */
  batches: { writer: string; batch: number; at: number };
  visit_salts: { day: number; salt: string };
  visitors: { kind: VisitKind; target_id: number; day: number; visitor: string };
  visit_counts: { kind: VisitKind; target_id: number; dimension: Dimension; label: string; visits: number };
  /** Visits by the quarter of an hour, counted from 1970; `fresh` are those of visitors not seen before that day. */
  visit_buckets: { kind: VisitKind; target_id: number; bucket: number; visits: number; fresh: number };
  rolled_up: { id: number; visit_id: number };
  /** Visits of an account, many in a row: `analytics/block.ts` says in which form. Times of the first and last. */
  visit_blocks: {
    id: Generated<number>;
    account_id: number;
    first_at: number;
    last_at: number;
    visits: number;
    data: Uint8Array;
  };
  /**
   * What the visits of some days come to, from `day` since 1970: of a target (`link 7`), or of all of an account ("").
   * `analytics/summary.ts` says in which form.
   */
  visit_sums: {
    id: Generated<number>;
    account_id: number;
    target: string;
    days: number;
    day: number;
    data: Uint8Array;
  };
  /** The labels of one column of a sum, where they are many. `place` is that of the column. */
  visit_sum_labels: { sum_id: number; place: number; data: Uint8Array };
  /** How often sums of an account were written; without a row, never since they are counted. */
  sum_versions: { account_id: number; version: number };
  /** Days with visits that are in blocks and not summed up; `mark` is another with each visit. */
  unsummed_days: { account_id: number; day: number; mark: number };
}

/** What is visited by itself: a link, a code, a bio page. */
export type TargetKind = 'link' | 'qr' | 'bio';

/**
 * Of one of them; `links` and `qrs` are all of an account's, with the account's id for the target's, and `gone-bios` are
 * those of its bio pages that were deleted.
 */
export type VisitKind = TargetKind | 'links' | 'qrs' | 'gone-bios';

/** What the visits of a link, code or bio page are counted by. */
export type Dimension = 'country' | 'referrer' | 'browser' | 'os' | 'social';

interface VisitTable {
  id: Generated<number>;
  kind: VisitKind;
  target_id: number;
  at: number;
  /** ISO 3166-1 alpha-2, or "Unknown". */
  country: string;
  /** The host, or "Direct". */
  referrer: string;
  browser: string;
  os: string;
  /** The network that the referrer belongs to, or "". */
  social: string;
  /** A hash that is the same for one visitor during one day. */
  visitor: string;
  // Absent: of a visit from before this was recorded.
  /** The first of the browser, without its region, or "". */
  language?: string | null;
  /** `phone`, `tablet`, `desktop` or `other`. */
  device?: string | null;
  /** Host and path, or "". */
  referrer_path?: string | null;
  /** Where the table of countries has them; "" where it doesn’t say. */
  region?: string | null;
  city?: string | null;
  /** What chose the destination: `device:ios`, `country:DE`, `language:de`; "": no rule did. */
  rule?: string | null;
  // Of the destination that was visited.
  utm_source?: string | null;
  utm_medium?: string | null;
  utm_campaign?: string | null;
  utm_term?: string | null;
  utm_content?: string | null;
}
