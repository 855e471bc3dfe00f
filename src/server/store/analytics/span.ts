/** Unix seconds. `from` is inclusive, `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}
