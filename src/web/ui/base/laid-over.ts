/** A picture over a square one, and where it lies, in percent of that. */
export interface LaidOver {
  src: string;
  left: string;
  top: string;
  width: string;
  height: string;
}
