export interface FilterOption {
  value: string;
  label: string;
  /** How many there would be. */
  count: number;
}

type Changes = Readonly<Record<string, string | undefined>>;

/** One thing that a list can be narrowed down by. Names are those of the page's address. */
export type FilterPart =
  | {
      kind: 'range';
      label: string;
      type: 'date' | 'number';
      least: { name: string; label: string; value: string };
      most: { name: string; label: string; value: string };
    }
  | {
      kind: 'choice';
      label: string;
      name: string;
      value: string;
      any: string;
      options: readonly FilterOption[];
    };

/** A filter that is on, in words. */
export interface FilterChip {
  label: string;
  /** What takes it off. */
  off: Changes;
}

export interface Filters {
  /** Worked out when they are looked at. */
  parts: () => readonly FilterPart[];
  chips: readonly FilterChip[];
  onChange: (changes: Changes) => void;
  onClear: () => void;
}
