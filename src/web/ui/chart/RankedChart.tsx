import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatShare, shareOf } from '#web/lib/numbers.ts';
import { charts as words } from '#web/words/charts.ts';
import { RankedBar } from './RankedBar.tsx';
import css from './RankedChart.module.css';
import type { RankedRow } from './ranked-row.ts';

interface RankedTipProps {
  unit: (count: number) => string;
  /** Recharts passes these two. */
  active?: boolean;
  payload?: readonly { payload?: RankedRow }[];
}

const RankedTip = ({ unit, active, payload }: RankedTipProps) => {
  const row = payload?.[0]?.payload;
  if (!active || !row) return null;
  return (
    <div className={css.tooltip} role="status">
      <bdi>{row.label}</bdi>: {unit(row.value)}, {formatShare(row.share)}
    </div>
  );
};

interface RankedChartProps {
  label: string;
  /** In display order. */
  items: readonly { label: string; value: number }[];
  /** The whole that the shares refer to. */
  total: number;
  /** Formats a count with its unit, such as "3 scans". */
  unit: (count: number) => string;
}

const rowHeight = 32;

/**
 * Renders horizontal bars, largest first, with labels on them. It is loaded apart from the page, since Recharts is
 * large.
 */
export const RankedChart = ({ label, items, total, unit }: RankedChartProps) => {
  const rows = items.map((item) => ({ ...item, share: shareOf(item.value, total) }));
  const height = rows.length * rowHeight;
  return (
    <div className={css.chart}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 480, height }}>
        <BarChart
          data={rows}
          layout="vertical"
          barCategoryGap={2}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          aria-label={words.chart(label)}
        >
          <XAxis type="number" domain={[0, 'dataMax']} hide />
          <YAxis type="category" dataKey="label" hide />
          <Tooltip cursor={false} isAnimationActive={false} content={<RankedTip unit={unit} />} />
          <Bar dataKey="value" isAnimationActive={false} shape={RankedBar} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
