import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './SortHead.module.css';
import type { SortPair } from './table-columns.ts';

interface SortHeadProps {
  pair: SortPair;
  align: 'start' | 'end' | undefined;
  order: string;
  onOrder: (order: string) => void;
  children: ReactNode;
}

/** Renders a column header that sorts the list. Another click reverses the order. */
export const SortHead = ({ pair, align, order, onOrder, children }: SortHeadProps) => {
  const isOn = order === pair.up || order === pair.down;
  const other = order === pair.up ? pair.down : pair.up;
  const Arrow = (isOn ? order : pair[pair.first]) === pair.up ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={css.head}
      data-align={align}
      data-on={isOn || undefined}
      onClick={() => onOrder(isOn ? other : pair[pair.first])}
    >
      {children}
      <Arrow className={css.arrow} aria-hidden="true" />
    </button>
  );
};
