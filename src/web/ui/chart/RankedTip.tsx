import { countOf, formatPercent } from '#web/lib/numbers.ts';
import css from './RankedChart.module.css';
import type { RankedRow } from './ranked-row.ts';

interface RankedTipProps {
  unit: string;
  /** These two are filled in by the chart. */
  active?: boolean;
  payload?: readonly { payload?: RankedRow }[];
}

export const RankedTip = ({ unit, active, payload }: RankedTipProps) => {
  const row = payload?.[0]?.payload;
  if (!active || !row) return null;
  return (
    <div className={css.tooltip} role="status">
      <bdi>{row.label}</bdi>: {countOf(row.value, unit)}, {formatPercent(row.share)}
    </div>
  );
};
