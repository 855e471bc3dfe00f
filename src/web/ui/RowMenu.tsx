import { Menu as Base } from '@base-ui/react/menu';
import { useAfterMenu } from '#web/lib/after-menu.ts';
import css from './Menu.module.css';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry } from './menu-items.ts';

type RowMenuProps = {
  open: boolean;
  onClose: () => void;
  /** The row's button, or the point that was clicked. */
  anchor: Element | { getBoundingClientRect: () => DOMRect } | null;
  /** What has the focus again afterwards. */
  origin: HTMLElement | null;
  entries: readonly MenuEntry[];
};

/** One menu for all rows of a table. */
export const RowMenu = ({ open, onClose, anchor, origin, entries }: RowMenuProps) => {
  const { onChoose, onOpenChangeComplete } = useAfterMenu(() => origin);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={onOpenChangeComplete}
      modal={false}
    >
      <Base.Portal>
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
