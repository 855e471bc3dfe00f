export interface RankedRow {
  label: string;
  value: number;
  /** Of the whole, between 0 and 1. */
  share: number;
}
