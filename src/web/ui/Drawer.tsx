import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end';
  /** The title for screen readers only, where the content has a head of its own. */
  bare?: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** A panel at the screen's side, over the page. */
export const Drawer = ({ open, onClose, title, side = 'end', bare = false, foot, children }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={css.scrim} />
      <Base.Popup className={css.panel} data-side={side} data-bare={bare || undefined}>
        <Base.Title className={bare ? 'visually-hidden' : css.title}>{title}</Base.Title>
        <div className={css.body}>{children}</div>
        {foot ? <div className={css.foot}>{foot}</div> : null}
        <span className={css.close}>
          <Base.Close render={<IconButton label="Close" icon={<X />} size="small" noTooltip />} />
        </span>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
