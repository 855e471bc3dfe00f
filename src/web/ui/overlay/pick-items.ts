export type PickItem = {
  key: string;
  title: string;
  /** The item's URL, which distinguishes it. */
  text: string;
  /** Text in place of the URL, if the item has none. */
  words?: string;
  picture?: string;
};

export type PickSource<Item extends PickItem> = {
  /** Undefined while there is nothing to show yet. */
  items: readonly Item[] | undefined;
  /** Number of items as text, such as "24 links match". */
  summary: string;
  stale: boolean;
  error: string | undefined;
  asking: boolean;
  again: () => void;
  more: { label: string; load: () => void } | undefined;
};
