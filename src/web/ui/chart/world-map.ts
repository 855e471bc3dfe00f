export type MapValue = {
  /** Two letters; undefined for what is no country. */
  code: string | undefined;
  label: string;
  value: number;
};

export type WorldMapProps = {
  label: string;
  /** Largest first: the order in which the arrow keys go through them. */
  values: readonly MapValue[];
  /** What the shares are of. */
  total: number;
  /** So many of what is counted: "3 scans". */
  unit: (count: number) => string;
  /** Called with the two letters of a country that is clicked, or read when Enter is pressed. */
  onChoose?: ((code: string) => void) | undefined;
};
