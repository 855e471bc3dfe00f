import { useCallback, useState } from 'react';

/** What is to be taken out of a campaign or channel, once somebody wants it: `times` is new at each opening of the dialog. */
export const useTakingOut = <Item>() => {
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
