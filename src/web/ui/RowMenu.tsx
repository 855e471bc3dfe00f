import { Menu as Base } from '@base-ui/react/menu';
import type { Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useAfterMenu } from '#web/lib/after-menu.ts';
import css from './Menu.module.css';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry } from './menu-items.ts';

export type RowMenuOpening = {
  /** The row's button, or the point that was clicked. */
  anchor: Element | { getBoundingClientRect: () => DOMRect };
  /** What has the focus again afterwards. */
  origin: HTMLElement;
  entries: readonly MenuEntry[];
};

export type RowMenuHandle = {
  open: (opening: RowMenuOpening) => void;
  /** Fills it ahead of its opening, which then has less to do; not while it shows anything. */
  prepare: (opening: RowMenuOpening) => void;
};

type RowMenuProps = { ref: Ref<RowMenuHandle> };

/**
 * One menu for all rows of a table. It knows by itself whether it is open and stays in the page once it was, hidden:
 * a table of a hundred rows is not rendered anew for it, and neither is the menu.
 */
export const RowMenu = ({ ref }: RowMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [{ anchor, origin, entries }, show] = useState<Partial<RowMenuOpening>>({});
  const isGone = useRef(true);
  const { onChoose, onOpenChangeComplete } = useAfterMenu(() => origin ?? null);
  useImperativeHandle(
    ref,
    () => ({
      open: (opening) => {
        isGone.current = false;
        show(opening);
        setOpen(true);
      },
      prepare: (opening) => {
        if (isGone.current) show(opening);
      },
    }),
    [],
  );
  if (!entries) return null;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => !next && setOpen(false)}
      onOpenChangeComplete={(nowOpen) => {
        isGone.current = !nowOpen;
        onOpenChangeComplete(nowOpen);
      }}
      modal={false}
    >
      <Base.Portal keepMounted>
        <Base.Positioner
          className={css.positioner}
          anchor={anchor}
          align={anchor instanceof Element ? 'end' : 'start'}
          side="bottom"
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup className={css.popup} finalFocus={false}>
            <MenuList entries={entries} onChoose={onChoose} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
