import type { ReactNode } from 'react';
import { createStore } from '#web/browser/store.ts';

export type Tip = {
  anchor: Element;
  text: ReactNode;
  shortcut?: string | undefined;
  side: 'top' | 'right' | 'bottom' | 'left';
};

/** The one tooltip on the page. Undefined while none is shown. */
export const tooltipShown = createStore<Tip | undefined>(undefined);

/** Delay in ms, so that a pointer that only passes over an element shows nothing. */
const delay = 400;
/** Time in ms after a tooltip closes in which the next one needs no delay. */
const warm = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = -Infinity;

export function hideTooltip() {
  clearTimeout(timer);
  if (!tooltipShown.get()) return;
  hiddenAt = performance.now();
  tooltipShown.set(undefined);
}

export function showTooltip(tip: Tip, { by }: { by: 'pointer' | 'focus' }) {
  clearTimeout(timer);
  const isWarm = tooltipShown.get() !== undefined || performance.now() - hiddenAt < warm;
  if (by === 'focus' || isWarm) tooltipShown.set(tip);
  else timer = setTimeout(() => tooltipShown.set(tip), delay);
}

/** Updates the text of the tooltip if it is shown for this anchor. */
export function renewTooltip(tip: Tip) {
  const shown = tooltipShown.get();
  if (shown?.anchor === tip.anchor && shown.text !== tip.text) tooltipShown.set(tip);
}
