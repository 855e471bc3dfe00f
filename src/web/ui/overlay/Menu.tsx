import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { cloneElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from './menu-items.ts';
import { type MenuHandle, MenuPopup } from './MenuPopup.tsx';

type TriggerProps = {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

type MenuProps = {
  /** The button that opens the menu, which is a Button or an IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** May be a function, which is called when the menu opens and again on each render while it is open. */
  items: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  align?: 'start' | 'end';
  /**
   * Renders the menu into the body instead of beside the button, if the colors around the button differ from the
   * page's.
   */
  apart?: boolean;
};

export const Menu = ({ trigger, items, align, apart = false }: MenuProps) => {
  const menu = useRef<MenuHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const entriesNow = () => (typeof items === 'function' ? items() : items);
  useEffect(() => {
    if (isOpen && typeof items === 'function') menu.current?.renew(items());
  });
  const open = (button: HTMLElement, byKeys: boolean) => {
    const label = button.getAttribute('aria-label') ?? button.textContent;
    menu.current?.open({ anchor: button, origin: button, align, label, entries: entriesNow() }, byKeys);
  };
  const popup = <MenuPopup ref={menu} onToggle={setOpen} />;
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- read when something happens, not while rendering */}
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // A click without a pointer comes from the keyboard.
        onClick: (event) => open(event.currentTarget, event.detail === 0),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget, true);
        },
      })}
      {apart ? createPortal(popup, document.body) : popup}
    </>
  );
};
