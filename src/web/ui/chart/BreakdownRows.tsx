import { SquareArrowOutUpRight } from 'lucide-react';
import { Link } from '#web/ui/base/Link.tsx';
import { formatCount, formatShare, shareOf } from '#web/lib/numbers.ts';
import css from './BreakdownRows.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export type BreakdownRow = {
  key: string;
  label: string;
  /** What else tells it apart: a short URL. */
  about?: string | undefined;
  value: number;
  /** How it has changed on the time before, in a word. */
  change?: { text: string; trend: 'up' | 'down' | undefined } | undefined;
  /** Whether it alone is shown. */
  isOn: boolean;
  /** What a click does, in words. */
  choose: string;
  onChoose: () => void;
  exclude: string;
  excludeWord: string;
  onExclude: () => void;
  /** A path of this app: where it is shown. */
  to?: string | undefined;
  open: string;
};

type BreakdownRowsProps = {
  label: string;
  /** Undefined while awaited. */
  rows: readonly BreakdownRow[] | undefined;
  /** How many are awaited, where that is known. */
  awaited?: number | undefined;
  /** What the shares are of. */
  total: number;
  isCompared: boolean;
};

const widths = ['full', 'most', 'half', 'third'] as const;

/** Ranked values: a click asks for one alone, and each can be excluded. */
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
