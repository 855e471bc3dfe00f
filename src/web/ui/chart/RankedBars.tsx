import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { formatCount, formatShare, shareOf } from '#web/lib/numbers.ts';
import css from './RankedBars.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export type RankedItem = {
  label: string;
  value: number;
  icon?: ReactNode;
  /** A path within this app that the name links to. */
  to?: string;
};

type RankedBarsProps = {
  label: string;
  /** In display order. Undefined while loading. */
  items: readonly RankedItem[] | undefined;
  /** The whole that the shares refer to. Defaults to the sum of the items. */
  total?: number;
  shares?: boolean;
  /** Shown if there are no items. */
  empty: ReactNode;
};

export const RankedBars = ({ label, items, total, shares = true, empty }: RankedBarsProps) => {
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
        <li key={item.to ?? item.label} className={css.item} data-shares={shares || undefined}>
          <span className={css.label} title={item.label}>
            <span className={css.bar} style={{ inlineSize: `${shareOf(item.value, most) * 100}%` }} />
            {item.icon}
            {item.to === undefined ? (
              <bdi className={css.text}>{item.label}</bdi>
            ) : (
              <Link className={css.link} to={item.to}>
                <bdi>{item.label}</bdi>
              </Link>
            )}
          </span>
          <span className={css.value}>{formatCount(item.value)}</span>
          {shares ? <span className={css.share}>{formatShare(shareOf(item.value, whole))}</span> : null}
        </li>
      ))}
    </ol>
  );
};
