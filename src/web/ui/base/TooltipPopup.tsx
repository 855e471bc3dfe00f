import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useEffect } from 'react';
import { Kbd } from './Kbd.tsx';
import { hideTooltip, type Tip } from './tooltip-shown.ts';
import css from './Tooltip.module.css';

type TooltipPopupProps = { tip: Tip | undefined };

export const TooltipPopup = ({ tip }: TooltipPopupProps) => {
  const anchor = tip?.anchor;
  useEffect(() => {
    if (!anchor) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hideTooltip();
    };
    // An element removed under the pointer fires no leave event.
    const gone = new MutationObserver(() => {
      if (!anchor.isConnected) hideTooltip();
    });
    gone.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey, true);
    return () => {
      gone.disconnect();
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor]);
  if (!tip) return null;
  const { text, shortcut, side } = tip;
  return (
    <Base.Root open onOpenChange={(open) => !open && hideTooltip()}>
      <Base.Portal>
        <Base.Positioner
          className={css.positioner}
          anchor={tip.anchor}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={css.popup}>
            {text}
            {shortcut ? <Kbd keys={shortcut} /> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
