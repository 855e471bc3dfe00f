export type ShortcutGroup = {
  label: string;
  items: readonly {
    /** Pressed one after the other, or either of them: `between` says which. */
    keys: readonly string[];
    between?: 'then' | 'or';
    what: string;
  }[];
};
