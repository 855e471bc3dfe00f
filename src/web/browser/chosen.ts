import { useState } from 'react';

/** Keeps the selected items of lists that come and go, in the order of selection. */
export const useChosen = <Item extends { key: string }>() => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  return {
    chosen,
    items: [...chosen.values()],
    choose: (items: readonly Item[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const item of items) {
          if (on) next.set(item.key, item);
          else next.delete(item.key);
        }
        return next;
      }),
  };
};
