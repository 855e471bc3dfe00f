/** The result of an experiment with a fault. */
export interface Finding {
  experiment: string;
  database: string;
  /** How often the fault was caused. */
  times: number;
  /** Number of answered visits. */
  answered: number;
  /** Number of answered visits that are missing. */
  lost: number;
  /** Number of visits that were counted more than once. */
  doubled: number;
  remark: string;
  /** Whether anything other than a loss isn't as promised. */
  isWrong?: boolean;
}
