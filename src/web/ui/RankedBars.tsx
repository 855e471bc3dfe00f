import type { ReactNode } from 'react';
import { formatCount, formatPercent, shareOf } from '#web/lib/numbers.ts';
import css from './RankedBars.module.css';
import { Skeleton } from './Skeleton.tsx';

export type RankedItem = { label: string; value: number; icon?: ReactNode };

type RankedBarsProps = {
  label: string;
  /** Undefined while awaited. In the order in which they are shown. */
  items: readonly RankedItem[] | undefined;
  /** What the shares are of; the sum of the items where it is not given. */
  total?: number;
  /** In place of bars where there are none. */
  empty: ReactNode;
};

export const RankedBars = ({ label, items, total, empty }: RankedBarsProps) => {
  if (items === undefined)
    return (
      <div className={css.list} aria-busy="true">
        {(['full', 'most', 'half', 'third'] as const).map((width) => (
          <div key={width} className={css.item}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    );
  if (items.length === 0) return empty;
  const whole = total ?? items.reduce((sum, item) => sum + item.value, 0);
  const most = Math.max(...items.map((item) => item.value));
  return (
    <ol className={css.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.label} className={css.item}>
          <span className={css.bar} style={{ inlineSize: `${shareOf(item.value, most) * 100}%` }} />
          <span className={css.label} title={item.label}>
            {item.icon}
            <bdi className={css.text}>{item.label}</bdi>
          </span>
          <span className={css.value}>{formatCount(item.value)}</span>
          <span className={css.share}>{formatPercent(shareOf(item.value, whole))}</span>
        </li>
      ))}
    </ol>
  );
};
