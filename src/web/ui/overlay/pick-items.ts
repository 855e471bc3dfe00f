export type PickItem = {
  key: string;
  title: string;
  /** What else tells it apart: its address. */
  text: string;
  /** Said about it in words, where it has no address. */
  words?: string;
  picture?: string;
};

export type PickSource<Item extends PickItem> = {
  /** Undefined while there is nothing to show yet. */
  items: readonly Item[] | undefined;
  /** How much there is: "24 links match". */
  summary: string;
  stale: boolean;
  error: string | undefined;
  asking: boolean;
  again: () => void;
  more: { label: string; load: () => void } | undefined;
};
