export interface ChangeTables {
  /** The latest change of each record of the lists that are followed; written by triggers alone (migration 0016). */
  changes: ChangeTable;
  /** One row. `clock` counts the changes of SQLite. */
  change_state: { id: number; epoch: string; clock: number; trimmed: number };
}

interface ChangeTable {
  account_id: number;
  list: string;
  record_id: number;
  /** Orders changes: of SQLite their number, of PostgreSQL their transaction. */
  moved: number;
  /** Unix seconds. */
  at: number;
  /** Whether the record was deleted. */
  gone: number;
}
