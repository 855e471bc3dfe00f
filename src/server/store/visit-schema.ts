import type { Generated } from 'kysely';

/** The tables of visits and their counts. */
export interface VisitTables {
  visits: VisitTable;
  /** The progress of each writer of visits, so that no batch is added twice. `at` is in Unix seconds. */
  batches: { writer: string; batch: number; at: number };
  visit_salts: { day: number; salt: string };
  visitors: { kind: VisitKind; target_id: number; day: number; visitor: string };
  visit_counts: { kind: VisitKind; target_id: number; dimension: Dimension; label: string; visits: number };
  /** Visits by the quarter of an hour, counted from 1970. `fresh` counts the first visits of visitors on their day. */
  visit_buckets: { kind: VisitKind; target_id: number; bucket: number; visits: number; fresh: number };
  rolled_up: { id: number; visit_id: number };
  /**
   * Many visits of an account in one row, with the times of the first and last. `analytics/block.ts` defines the
   * format.
   */
  visit_blocks: {
    id: Generated<number>;
    account_id: number;
    first_at: number;
    last_at: number;
    visits: number;
    data: Uint8Array;
  };
  /**
   * The sums of the visits on `days` days from `day` since 1970, for a target (`link 7`) or for all targets of an
   * account (""). `analytics/summary.ts` defines the format.
   */
  visit_sums: {
    id: Generated<number>;
    account_id: number;
    target: string;
    days: number;
    day: number;
    data: Uint8Array;
  };
  /** The labels of one column of a sum, if there are many. `place` is the index of the column. */
  visit_sum_labels: { sum_id: number; place: number; data: Uint8Array };
  /** How often sums of an account were written. Without a row, they weren't written since this is counted. */
  sum_versions: { account_id: number; version: number };
  /** Days with visits that are in blocks but not summed. `mark` changes with each visit. */
  unsummed_days: { account_id: number; day: number; mark: number };
}

/** The kinds of records that are visited themselves: links, codes and bio pages. */
export type TargetKind = 'link' | 'qr' | 'bio';

/**
 * Also includes `links` and `qrs` for all of an account's, with the account's id as the target's, and `gone-bios` for
 * its deleted bio pages.
 */
export type VisitKind = TargetKind | 'links' | 'qrs' | 'gone-bios';

/** What the visits to a link, code or bio page are counted by. */
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
  // These are absent in visits from before they were recorded.
  /** The browser's first language, without its region, or "". */
  language?: string | null;
  /** `phone`, `tablet`, `desktop` or `other`. */
  device?: string | null;
  /** Host and path, or "". */
  referrer_path?: string | null;
  /** Recorded if the table of countries has it. "" if the table doesn’t say. */
  region?: string | null;
  city?: string | null;
  /** What chose the destination: `device:ios`, `country:DE`, `language:de`. "" if no rule did. */
  rule?: string | null;
  // These are parameters of the destination that was visited.
  utm_source?: string | null;
  utm_medium?: string | null;
  utm_campaign?: string | null;
  utm_term?: string | null;
  utm_content?: string | null;
}
