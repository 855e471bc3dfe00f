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
  /** Shows the title to screen readers only, if the content has its own header. */
  bare?: boolean;
  /** For content without focusable elements. The body takes focus, so that the keyboard can scroll it. */
  scrolled?: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** Renders a panel at the side of the screen, above the page. */
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
          // Focusing the first button in it would open its tooltip.
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
