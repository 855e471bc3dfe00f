import type { Generated } from 'kysely';

/** What support staff work with; the other tables are in schema.ts. */
export interface SupportTables {
  inspections: InspectionTable;
  trail: TrailTable;
  api_requests: ApiRequestTable;
  reports: ReportTable;
}

/** A visit of support staff to an account. */
interface InspectionTable {
  id: Generated<number>;
  staff_id: number;
  account_id: number;
  /** null once it has been ended. */
  key_id: number | null;
  reason: string;
  ticket: string;
  /** Whether the whole e-mail address is shown. */
  revealed: Generated<number>;
  started_at: number;
  ends_at: number;
}

/** What staff did. The database itself refuses to change or delete a row. */
interface TrailTable {
  id: Generated<number>;
  at: number;
  /** 0: the command line. */
  staff_id: number;
  staff: string;
  account_id: number;
  account: string;
  inspection_id: number | null;
  what: string;
  reason: string;
  ticket: string;
  details: string;
  /** The hash of the row before; "" for the first. */
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
  /** How long the answer took. */
  ms: number;
}

/** What a visitor reported. Of what it is about, one id at most is there: none once it is deleted. */
interface ReportTable {
  id: Generated<number>;
  /** link, bio, qr, rotator or list; the last two are a campaign's. */
  kind: Generated<string>;
  link_id: number | null;
  bio_id: Generated<number | null>;
  qr_id: Generated<number | null>;
  campaign_id: Generated<number | null>;
  /** null once the account is deleted. */
  account_id: number | null;
  /** Its address then. */
  shorturl: string;
  /** Where it led then; "": to a page of its own, or to one of several. */
  longurl: string;
  reason: string;
  details: string;
  /** How to reach who reported it; "": not given. */
  contact: string;
  created_at: number;
  /** null: it is open. */
  closed_at: Generated<number | null>;
  /** The username, as it was then; "" while it is open, as the two that follow. */
  closed_by: Generated<string>;
  outcome: Generated<string>;
  note: Generated<string>;
}
