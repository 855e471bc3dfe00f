import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Figures.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';

export type Figure = {
  label: string;
  /** Formatted with formatCount or formatPercent, or plain text. Undefined while loading. */
  value: string | undefined;
  note?: ReactNode;
  /** Sample text for the note while it loads, so that it reserves as many lines. A string note reserves its own. */
  room?: string;
  /** Adds an arrow before the note. Up is good and down is bad. */
  trend?: 'up' | 'down';
  /** A sentence about what is counted, shown in the label's tooltip. */
  definition?: string;
};

type FiguresProps = { label: string; items: readonly Figure[] };

export const Figures = ({ label, items }: FiguresProps) => (
  <div className={css.room}>
    <dl className={css.figures} data-count={items.length} aria-label={label}>
      {items.map((item) => (
        <div key={item.label} className={css.figure}>
          <dt className={css.label}>
            {item.definition === undefined ? (
              item.label
            ) : (
              <Tooltip text={item.definition}>
                <button type="button" className={css.defined}>
                  {item.label}
                </button>
              </Tooltip>
            )}
          </dt>
          <dd className={css.value}>
            {item.value === undefined ? <Skeleton shape="figure" width="half" /> : item.value}
          </dd>
          {item.value === undefined ? (
            <dd className={css.note}>
              <Skeleton
                shape="line"
                width={item.room ? 'full' : 'most'}
                room={item.room ?? (typeof item.note === 'string' ? item.note : undefined)}
              />
            </dd>
          ) : item.note ? (
            <dd className={css.note} data-trend={item.trend}>
              {item.trend === 'up' ? <TrendingUp aria-hidden="true" /> : null}
              {item.trend === 'down' ? <TrendingDown aria-hidden="true" /> : null}
              <span>{item.note}</span>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  </div>
);
