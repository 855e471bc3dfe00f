import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { useRef } from 'react';
import { useAfterMenu } from '#web/browser/after-menu.ts';
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

export const Menu = ({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const { onChoose, onOpenChangeComplete } = useAfterMenu(() => button.current);
  return (
    <Base.Root onOpenChangeComplete={onOpenChangeComplete}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={css.positioner}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup className={css.popup} finalFocus={false}>
            <MenuList entries={items} onChoose={onChoose} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
