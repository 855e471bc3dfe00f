import type { ReactNode } from 'react';
import { useState } from 'react';
import { pick as words } from '#web/words/pick.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import type { PickItem } from './pick-items.ts';
import { PickList } from './PickList.tsx';

type ChosenListProps<Item extends PickItem> = {
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  icon?: (item: Item) => ReactNode;
};

/**
 * Lists the selected items. Items that are deselected here stay listed until the view changes, so that they can be
 * selected again.
 */
export const ChosenList = <Item extends PickItem>({ chosen, onChoose, icon }: ChosenListProps<Item>) => {
  const [items] = useState([...chosen.values()]);
  if (items.length === 0)
    return (
      <EmptyState small title={words.noneSelected}>
        {words.noneSelectedText}
      </EmptyState>
    );
  return <PickList label={words.selected} items={items} chosen={chosen} onChoose={onChoose} icon={icon} />;
};
