import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import css from './Tooltip.module.css';

type TooltipProps = {
  text: ReactNode;
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element that is pointed at; it must be able to take the focus. */
  children: ReactElement;
};

export const Tooltip = ({ text, shortcut, side = 'top', children }: TooltipProps) => (
  <Base.Root>
    <Base.Trigger render={children} delay={400} />
    <Base.Portal>
      <Base.Positioner className={css.positioner} side={side} sideOffset={6} collisionPadding={8}>
        <Base.Popup className={css.popup}>
          {text}
          {shortcut ? <Kbd keys={shortcut} /> : null}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
