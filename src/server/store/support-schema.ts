import type { Generated } from 'kysely';

/** Tables that support staff work with. The other tables are in schema.ts. */
export interface SupportTables {
  inspections: InspectionTable;
  trail: TrailTable;
  api_requests: ApiRequestTable;
  reports: ReportTable;
}

/** A support staff member's inspection of an account. */
interface InspectionTable {
  id: Generated<number>;
  staff_id: number;
  account_id: number;
  /** Null once it has been ended. */
  key_id: number | null;
  reason: string;
  ticket: string;
  /** Whether the whole e-mail address is shown. */
  revealed: Generated<number>;
  started_at: number;
  ends_at: number;
}

/** An action of staff. The database itself refuses to change or delete a row. */
interface TrailTable {
  id: Generated<number>;
  at: number;
  /** 0 for the command line. */
  staff_id: number;
  staff: string;
  account_id: number;
  account: string;
  inspection_id: number | null;
  what: string;
  reason: string;
  ticket: string;
  details: string;
  /** The hash of the previous row. "" for the first. */
  previous: string;
  hash: string;
}

interface ApiRequestTable {
  id: Generated<number>;
  account_id: number;
  at: number;
  method: string;
  path: string;
  status: number;
  /** How long the response took. */
  ms: number;
}

/** A visitor's report. At most one id of what it's about is set, and none once that is deleted. */
interface ReportTable {
  id: Generated<number>;
  /** link, bio, qr, rotator or list. The last two refer to a campaign. */
  kind: Generated<string>;
  link_id: number | null;
  bio_id: Generated<number | null>;
  qr_id: Generated<number | null>;
  campaign_id: Generated<number | null>;
  /** Null once the account is deleted. */
  account_id: number | null;
  /** Its address at the time. */
  shorturl: string;
  /** Where it redirected at the time. "" if it led to a page of its own, or to one of several destinations. */
  longurl: string;
  reason: string;
  details: string;
  /** How to contact the visitor who reported it. "" if they didn't say. */
  contact: string;
  created_at: number;
  /** Null while it's open. */
  closed_at: Generated<number | null>;
  /** The username at the time. "" while the report is open, like the two fields that follow. */
  closed_by: Generated<string>;
  outcome: Generated<string>;
  note: Generated<string>;
}
