import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import css from './Menu.module.css';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry } from './menu-items.ts';

type MenuProps = {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
};

export const Menu = ({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner
        className={css.positioner}
        align={align}
        side={side}
        sideOffset={4}
        collisionPadding={8}
      >
        <Base.Popup className={css.popup}>
          <MenuList entries={items} />
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
