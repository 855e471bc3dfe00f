import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { cloneElement, useRef, useState } from 'react';
import { type MenuHandle, MenuPopup } from './MenuPopup.tsx';
import type { MenuEntry } from './menu-items.ts';

type TriggerProps = {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

type MenuProps = {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
};

export const Menu = ({ trigger, items, align }: MenuProps) => {
  const menu = useRef<MenuHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (button: HTMLElement, byKeys: boolean) => {
    const label = button.getAttribute('aria-label') ?? button.textContent;
    menu.current?.open({ anchor: button, origin: button, align, label, entries: items }, byKeys);
  };
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- read when something happens, not while rendering */}
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // A click that no pointer made is a key's.
        onClick: (event) => open(event.currentTarget, event.detail === 0),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget, true);
        },
      })}
      <MenuPopup ref={menu} onToggle={setOpen} />
    </>
  );
};
