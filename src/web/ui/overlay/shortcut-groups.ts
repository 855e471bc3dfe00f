export type ShortcutGroup = {
  label: string;
  items: readonly {
    /** Keys pressed in sequence, or alternatives, as `between` says. */
    keys: readonly string[];
    between?: 'then' | 'or';
    what: string;
  }[];
};
