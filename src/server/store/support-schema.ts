import type { Generated } from 'kysely';

/** What support staff work with; the other tables are in schema.ts. */
export interface SupportTables {
  inspections: InspectionTable;
  trail: TrailTable;
  api_requests: ApiRequestTable;
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
