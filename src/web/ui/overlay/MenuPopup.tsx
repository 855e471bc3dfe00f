import type { ComponentType } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { runWhenIdle, savesData } from '#web/browser/first-view.ts';
import { showLoadFailure } from '#web/ui/base/on-demand.tsx';
import type { MenuHandle, MenuPopupProps } from './menu-handle.ts';

export type { MenuHandle, MenuOpening } from './menu-handle.ts';

let Opened: ComponentType<MenuPopupProps> | undefined;
const fetchMenu = async () => {
  Opened ??= (await import('./OpenedMenu.tsx')).OpenedMenu;
};

/**
 * Renders a menu whose code loads when its button is hovered or the menu is opened, or earlier once the page is idle.
 */
export const MenuPopup = ({ ref, onToggle }: MenuPopupProps) => {
  const menu = useRef<MenuHandle>(null);
  const [isHere, setHere] = useState(Opened !== undefined);
  /** If the menu is opened several times while its code loads, the last one wins. */
  const wanted = useRef<Parameters<MenuHandle['open']>>(undefined);
  const show = () => {
    const opening = wanted.current;
    wanted.current = undefined;
    if (!opening) return;
    flushSync(() => setHere(true));
    menu.current?.open(...opening);
  };

  useEffect(() => {
    if (isHere || savesData()) return undefined;
    let isGone = false;
    void runWhenIdle(async () => {
      if (isGone) return;
      await fetchMenu();
      setHere(true);
    }).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isHere]);

  useImperativeHandle(ref, () => ({
    open: (...opening) => {
      wanted.current = opening;
      if (Opened) show();
      else fetchMenu().then(show, showLoadFailure);
    },
    prepare: (opening) => {
      if (menu.current) menu.current.prepare(opening);
      else void fetchMenu().catch(() => undefined);
    },
    renew: (entries) => menu.current?.renew(entries),
    isOpen: () => menu.current?.isOpen() ?? false,
  }));

  return isHere && Opened ? <Opened ref={menu} onToggle={onToggle} /> : null;
};
