import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useReturnFocus } from '#web/browser/opener.ts';
import { verbs } from '#web/words/verbs.ts';
import css from './Dialog.module.css';
import { scrolledBody } from './scrolled-body.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  foot?: ReactNode;
  /** For content without focusable elements. The body takes focus, so that the keyboard can scroll it. */
  scrolled?: boolean;
  children?: ReactNode;
};

/** Renders a dialog, which is a bottom sheet on phones. */
export const Dialog = ({
  open,
  onClose,
  title,
  text,
  size = 'medium',
  foot,
  scrolled = false,
  children,
}: DialogProps) => {
  const body = useRef<HTMLDivElement>(null);
  const { ref, finalFocus } = useReturnFocus(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            ref={ref}
            className={css.popup}
            data-size={size}
            finalFocus={finalFocus}
            // On touch screens, focusing a field would open the keyboard over the dialog's text.
            initialFocus={(by) => by === 'touch' || (fieldIn(body.current) ?? true)}
          >
            <div className={css.head}>
              <Base.Title className={css.title}>{title}</Base.Title>
            </div>
            {text ? (
              <Base.Description className={css.text} render={<div />}>
                {text}
              </Base.Description>
            ) : null}
            {children ? (
              <div ref={body} className={css.body} {...(scrolled && scrolledBody)}>
                {children}
              </div>
            ) : null}
            {foot ? <div className={css.foot}>{foot}</div> : null}
            {/* Last in the tab order, so that the first field takes focus. */}
            <span className={css.close}>
              <Base.Close render={<IconButton label={verbs.close} icon={<X />} size="small" noTooltip />} />
            </span>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};

/** Only within the form, since a notice above it has buttons too. */
const firstField = 'form :is(input, select, textarea):enabled, [data-confirms]';

/**
 * Returns the field to focus first. Its caret is moved to the start, since browsers scroll a long text to the caret at
 * its end.
 */
function fieldIn(body: HTMLElement | null) {
  const field = body?.querySelector<HTMLElement>(firstField);
  if (
    field instanceof HTMLInputElement &&
    ['text', 'url'].includes(field.type) &&
    field.scrollWidth > field.clientWidth
  )
    field.setSelectionRange(0, 0);
  return field;
}
