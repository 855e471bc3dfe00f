export interface ChangeTables {
  /** The latest change of each record in the followed lists. Only triggers write to this table (migration 0016). */
  changes: ChangeTable;
  /** Has one row. `clock` counts the changes on SQLite. */
  change_state: { id: number; epoch: string; clock: number; trimmed: number };
}

interface ChangeTable {
  account_id: number;
  list: string;
  record_id: number;
  /** Orders the changes. It's their number on SQLite, and their transaction id on PostgreSQL. */
  moved: number;
  /** Unix seconds. */
  at: number;
  /** Whether the record was deleted. */
  gone: number;
}
