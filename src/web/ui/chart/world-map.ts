export type MapValue = {
  /** ISO 3166-1 alpha-2 code. Undefined for a value without a country. */
  code: string | undefined;
  label: string;
  value: number;
};

export type WorldMapProps = {
  label: string;
  /** Largest first, which is the order in which the arrow keys visit them. */
  values: readonly MapValue[];
  /** The whole that the shares refer to. */
  total: number;
  /** Formats a count with its unit, such as "3 scans". */
  unit: (count: number) => string;
  /** Called with the two-letter code of the country that is clicked, or that is shown when Enter is pressed. */
  onChoose?: ((code: string) => void) | undefined;
};
