import type { ReactNode } from 'react';
import { createStore } from '#web/browser/store.ts';

export type Tip = {
  /** What is pointed at, or has the focus. */
  anchor: Element;
  text: ReactNode;
  shortcut?: string | undefined;
  side: 'top' | 'right' | 'bottom' | 'left';
};

/** The one tooltip on the page; undefined while there is none. */
export const tooltipShown = createStore<Tip | undefined>(undefined);

/** A pointer that only passes by shows nothing, in ms. */
const delay = 400;
/** Within this time after one, the next needs no delay, in ms. */
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

/** Says something else in the tooltip of this anchor, if it is the one that is shown. */
export function renewTooltip(tip: Tip) {
  const shown = tooltipShown.get();
  if (shown?.anchor === tip.anchor && shown.text !== tip.text) tooltipShown.set(tip);
}
