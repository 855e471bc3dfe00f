/** Unix seconds, from inclusive, to exclusive. */
export interface Span {
  from: number;
  to: number;
}
