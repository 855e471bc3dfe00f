import { useCallback, useState } from 'react';

/** Keeps the items to remove from a campaign or channel. `times` changes with each opening of the dialog. */
export const useItemsToRemove = <Item>() => {
  const [asked, ask] = useState<{ items: readonly Item[]; times: number }>({ items: [], times: 0 });
  const [isOpen, setOpen] = useState(false);
  return {
    ...asked,
    isOpen,
    takeOut: useCallback((items: readonly Item[]) => {
      ask(({ times }) => ({ items, times: times + 1 }));
      setOpen(true);
    }, []),
    close: () => setOpen(false),
  };
};
