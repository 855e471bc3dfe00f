/** What one experiment with a fault found. */
export interface Finding {
  experiment: string;
  database: string;
  /** How often the fault was made. */
  times: number;
  /** Visits that were answered. */
  answered: number;
  /** Of these, how many are gone. */
  lost: number;
  /** Visits that are counted more than once. */
  doubled: number;
  remark: string;
  /** Something else than a loss is not as promised. */
  isWrong?: boolean;
}
