import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useReturnFocus } from '#web/browser/opener.ts';
import { verbs } from '#web/words/verbs.ts';
import css from './Drawer.module.css';
import { scrolledBody } from './scrolled-body.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end';
  /** The title for screen readers only, where the content has a head of its own. */
  bare?: boolean;
  /** Nothing in it takes the focus: the keyboard reaches what scrolls as a whole. */
  scrolled?: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** A panel at the screen's side, over the page. */
export const Drawer = ({
  open,
  onClose,
  title,
  side = 'end',
  bare = false,
  scrolled = false,
  foot,
  children,
}: DrawerProps) => {
  const { ref, finalFocus } = useReturnFocus(open);
  const panel = useRef<HTMLElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.scrim} />
        <Base.Popup
          ref={(popup: HTMLElement | null) => {
            ref(popup);
            panel.current = popup;
          }}
          className={css.panel}
          data-side={side}
          data-bare={bare || undefined}
          finalFocus={finalFocus}
          // The first button in it would say in a tooltip what it does.
          initialFocus={() => bare || scrolled || panel.current || true}
        >
          <Base.Title className={bare ? 'visually-hidden' : css.title}>{title}</Base.Title>
          <div className={css.body} {...(scrolled && scrolledBody)}>
            {children}
          </div>
          {foot ? <div className={css.foot}>{foot}</div> : null}
          <span className={css.close}>
            <Base.Close render={<IconButton label={verbs.close} icon={<X />} size="small" noTooltip />} />
          </span>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
