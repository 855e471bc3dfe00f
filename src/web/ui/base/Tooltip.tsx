import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useRef } from 'react';
import { hideTooltip, renewTooltip, showTooltip } from './tooltip-shown.ts';

type Handlers = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

type TooltipProps = {
  text: ReactNode;
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element the tooltip belongs to. It must be focusable. */
  children: ReactElement<Handlers>;
};

/**
 * A page has a hundred of these but shows at most one, so the popup is a separate component that is loaded when needed.
 */
export const Tooltip = ({ text, shortcut, side = 'top', children }: TooltipProps) => {
  const { props } = children;
  const pointedAt = useRef<Element>(null);
  const tipOf = (anchor: Element) => {
    pointedAt.current = anchor;
    return { anchor, text, shortcut, side };
  };
  // The text may change while it is shown, such as a count of seconds.
  useEffect(() => {
    if (pointedAt.current) renewTooltip({ anchor: pointedAt.current, text, shortcut, side });
  });
  // oxlint-disable-next-line react/refs -- read when something happens, not while rendering
  return cloneElement(children, {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') showTooltip(tipOf(event.currentTarget), { by: 'pointer' });
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      hideTooltip();
      props.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      hideTooltip();
      props.onPointerDown?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible'))
        showTooltip(tipOf(event.currentTarget), { by: 'focus' });
      props.onFocus?.(event);
    },
    onBlur: (event) => {
      hideTooltip();
      props.onBlur?.(event);
    },
  });
};
