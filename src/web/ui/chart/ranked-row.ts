export interface RankedRow {
  label: string;
  value: number;
  /** Share of the total, from 0 to 1. */
  share: number;
}
