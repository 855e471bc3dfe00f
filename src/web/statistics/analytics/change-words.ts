import { formatCount, formatPercent } from '#web/lib/numbers.ts';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import { analytics as words } from '#web/words/analytics.ts';

/** Beyond tenfold growth, a percentage is no longer meaningful. */
const most = 10;

const percentOf = (now: number, before: number) => {
  const share = Math.abs(now - before) / before;
  const percent = formatPercent(share, undefined, share < 0.1 ? 1 : 0);
  return now > before ? `+${percent}` : `−${percent}`;
};

/**
 * Returns the change next to a figure, such as "+50% from 1,203". Returns nothing if there is nothing to compare with.
 */
export function changeNote(now: number, before: number | undefined): Pick<Figure, 'note' | 'trend'> {
  if (before === undefined) return {};
  if (now === before) return { note: words.same };
  if (before === 0) return { note: words.noneBefore };
  const percent = now > (most + 1) * before ? `×${formatCount(now / before)}` : percentOf(now, before);
  return { note: words.change(percent, formatCount(before)), trend: now > before ? 'up' : 'down' };
}

/** Returns the change next to a row, such as "+50%". */
export function briefChange(now: number, before: number | undefined) {
  if (before === undefined) return undefined;
  if (now === before) return { text: '±0', trend: undefined };
  if (before === 0) return { text: words.isNew, trend: undefined };
  const text = now > (most + 1) * before ? `×${formatCount(now / before)}` : percentOf(now, before);
  return { text, trend: now > before ? ('up' as const) : ('down' as const) };
}
