/** Progress of work with one request per item. */
export type PickWork<Item> = {
  state: 'idle' | 'running' | 'over';
  total: number;
  done: number;
  failed: readonly { item: Item; message: string }[];
  /** Items that were not sent. */
  left: readonly Item[];
};
