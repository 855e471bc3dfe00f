/** Work of one request per item, as far as it has come. */
export type PickWork<Item> = {
  state: 'idle' | 'running' | 'over';
  total: number;
  done: number;
  failed: readonly { item: Item; message: string }[];
  /** Not sent. */
  left: readonly Item[];
};
