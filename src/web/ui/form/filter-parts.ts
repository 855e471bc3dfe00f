export interface FilterOption {
  value: string;
  label: string;
  /** Number of records that would match. */
  count: number;
}

type Changes = Readonly<Record<string, string | undefined>>;

/** A filter of a list. Names are parameters of the page's URL. */
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

/** An active filter as text. */
export interface FilterChip {
  label: string;
  /** Changes that remove the filter. */
  off: Changes;
}

export interface Filters {
  /** Computed only when the panel is shown. */
  parts: () => readonly FilterPart[];
  chips: readonly FilterChip[];
  onChange: (changes: Changes) => void;
  onClear: () => void;
}
