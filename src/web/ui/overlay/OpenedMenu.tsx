import type { PointerEvent } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matches } from '#web/browser/media.ts';
import { placePopup } from '#web/browser/place-popup.ts';
import type { MenuOpening, MenuPopupProps } from './menu-handle.ts';
import { useMenuKeys } from './menu-keys.ts';
import { MenuLine } from './MenuLine.tsx';
import css from './OpenedMenu.module.css';

/** Browsers without a top layer use `position: fixed`. */
const hasTopLayer = 'togglePopover' in HTMLElement.prototype;

/** On phones the menu is a bottom sheet, as dialogs are, since a long menu doesn't fit elsewhere. */
const isSheet = () => matches('(width < 640px)');

const place = (menu: HTMLElement, { anchor, align }: MenuOpening) => {
  if (isSheet()) {
    menu.removeAttribute('style');
    return;
  }
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : anchor;
  const size = { width: menu.offsetWidth, height: menu.scrollHeight };
  const { left, top, maxHeight } = placePopup(box, size, { width, height }, align);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.style.maxHeight = `${maxHeight}px`;
};

/**
 * Renders a menu of plain elements. Base UI's menu takes three times as long to open, which is noticeable on a slow
 * machine (`npm run bench -- rows`), and adds a lot of JavaScript. One menu serves all rows of a table. In browsers
 * with a top layer it is rendered there, above a drawer that may contain its table.
 */
export const OpenedMenu = ({ ref, onToggle }: MenuPopupProps) => {
  const [opening, show] = useState<MenuOpening>();
  const [isOpen, setOpen] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const close = () => {
    const active = document.activeElement;
    // A click outside the menu may have moved the focus.
    const isFocusFree = !active || active === document.body || menu.current?.contains(active);
    if (hasTopLayer) layer.current?.togglePopover(false);
    flushSync(() => setOpen(false));
    onToggle?.(false);
    if (isFocusFree) opening?.origin.focus({ preventScroll: true });
  };
  const onKeyDown = useMenuKeys(close);
  /** The menu's button, which closes it again. */
  const opener = isOpen && opening?.anchor === opening?.origin ? opening?.origin : undefined;

  useImperativeHandle(ref, () => ({
    open: (next, byKeys) => {
      if (opener && opener === next.anchor) {
        close();
        return;
      }
      flushSync(() => {
        show(next);
        setOpen(true);
      });
      onToggle?.(true);
      const shown = menu.current;
      if (!shown) return;
      if (hasTopLayer) layer.current?.togglePopover(true);
      place(shown, next);
      const first = byKeys ? shown.querySelector<HTMLElement>('[role^="menuitem"]') : null;
      (first ?? shown).focus({ preventScroll: true });
    },
    prepare: (next) => {
      if (!isOpen) show(next);
    },
    renew: (entries) => show((shown) => shown && { ...shown, entries }),
    isOpen: () => isOpen,
  }));

  useEffect(() => {
    if (!isOpen || !opening) return;
    const onPress = ({ target }: Event) => {
      // A press outside a sheet hits its layer, which waits for the click, so that the page below doesn't receive it.
      if (target instanceof Node && !layer.current?.contains(target) && !opener?.contains(target)) close();
    };
    const onMove = ({ target }: Event) => {
      if (menu.current && target !== menu.current) place(menu.current, opening);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('scroll', onMove, true);
    addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('scroll', onMove, true);
      removeEventListener('resize', onMove);
    };
  });

  const onPointerMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const under = target.closest<HTMLElement>('[role^="menuitem"]') ?? menu.current;
    if (under !== document.activeElement) under?.focus({ preventScroll: true });
  };

  if (!opening) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the menu has the focus, and Escape
    <div
      ref={layer}
      popover={hasTopLayer ? 'manual' : undefined}
      hidden={!isOpen}
      className={css.layer}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={opening.label}
        className={css.popup}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onContextMenu={(event) => event.preventDefault()}
      >
        {opening.entries.map((entry, order) => {
          if (entry === 'separator')
            return <div key={`line-${order}`} role="separator" className={css.separator} />;
          if ('heading' in entry)
            return (
              <div key={entry.heading} className={css.heading}>
                {entry.heading}
              </div>
            );
          return (
            <MenuLine
              key={entry.label}
              item={entry}
              onChoose={(action) => {
                if (entry.ticked === undefined) close();
                action?.();
              }}
            />
          );
        })}
      </div>
    </div>
  );
};
