import { SquareArrowOutUpRight } from 'lucide-react';
import { Link } from '#web/ui/base/Link.tsx';
import { formatCount, formatShare, shareOf } from '#web/lib/numbers.ts';
import css from './BreakdownRows.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export type BreakdownRow = {
  key: string;
  label: string;
  /** A further distinction, such as a short URL. */
  about?: string | undefined;
  value: number;
  /** Change from the previous period, as text. */
  change?: { text: string; trend: 'up' | 'down' | undefined } | undefined;
  /** Whether the data is filtered by this row. */
  isOn: boolean;
  /** Title of the row's button, which says what a click does. */
  choose: string;
  onChoose: () => void;
  exclude: string;
  excludeWord: string;
  onExclude: () => void;
  /** Path of the record's page in this app. */
  to?: string | undefined;
  open: string;
};

type BreakdownRowsProps = {
  label: string;
  /** Undefined while loading. */
  rows: readonly BreakdownRow[] | undefined;
  /** Expected number of rows, if known. */
  awaited?: number | undefined;
  /** The whole that the shares refer to. */
  total: number;
  isCompared: boolean;
};

const widths = ['full', 'most', 'half', 'third'] as const;

/** Renders ranked values. A click filters by one, and each can be excluded. */
export const BreakdownRows = ({
  label,
  rows,
  awaited = widths.length,
  total,
  isCompared,
}: BreakdownRowsProps) => {
  if (rows === undefined)
    return (
      <div className={css.list} aria-busy="true">
        {Array.from({ length: awaited }, (_, place) => (
          <div key={place} className={css.row}>
            <Skeleton width={widths[place] ?? 'third'} />
          </div>
        ))}
      </div>
    );
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <div className={css.room}>
      <ol className={css.list} aria-label={label} data-compared={isCompared || undefined}>
        {rows.map((row) => (
          <li key={row.key} className={css.row} data-on={row.isOn || undefined}>
            <span className={css.name}>
              <span className={css.bar} style={{ inlineSize: `${shareOf(row.value, most) * 100}%` }} />
              <button
                type="button"
                className={css.label}
                data-painted=""
                aria-pressed={row.isOn}
                title={row.choose}
                onClick={row.onChoose}
              >
                <bdi className={css.text} data-cut="">
                  {row.label}
                </bdi>
                {row.about === undefined ? null : (
                  <>
                    {' '}
                    <bdi className={css.about}>{row.about}</bdi>
                  </>
                )}
              </button>
              <span className={css.actions} data-unpainted="">
                {row.to === undefined ? null : (
                  <Link className={css.action} to={row.to} aria-label={row.open} title={row.open}>
                    <SquareArrowOutUpRight aria-hidden="true" />
                  </Link>
                )}
                <button
                  type="button"
                  className={css.exclude}
                  aria-label={row.exclude}
                  title={row.exclude}
                  data-word={row.excludeWord}
                  onClick={row.onExclude}
                />
              </span>
            </span>
            {isCompared ? (
              <span className={css.change} data-trend={row.change?.trend}>
                {row.change?.text}
              </span>
            ) : null}
            <span className={css.value}>{formatCount(row.value)}</span>
            <span className={css.share}>{formatShare(shareOf(row.value, total))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
