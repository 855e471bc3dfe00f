import type { BarShapeProps } from 'recharts';
import { formatCount, formatShare } from '#web/lib/numbers.ts';
import css from './RankedChart.module.css';
import type { RankedRow } from './ranked-row.ts';

/** Offsets from the right edge, in px, of the ends of the share and value columns. */
const shareEnd = 8;
const valueEnd = 74;
const labelStart = 8;

/** Renders one bar of a ranked chart with its label, value and share on it, in columns that align across all bars. */
export const RankedBar = (bar: BarShapeProps) => {
  const row = bar.payload as RankedRow;
  // The background spans the whole row, whatever the bar's length.
  const right = (bar.background?.x ?? 0) + (bar.background?.width ?? bar.width);
  const middle = bar.y + bar.height / 2;
  return (
    <g>
      <rect
        className={css.bar}
        x={bar.x}
        y={bar.y}
        width={Math.max(3, bar.width)}
        height={bar.height}
        rx={4}
      />
      {/* SVG text can't be truncated with an ellipsis, so the label is HTML. */}
      <foreignObject
        x={bar.x + labelStart}
        y={bar.y}
        width={Math.max(0, right - valueEnd - 64 - bar.x - labelStart)}
        height={bar.height}
      >
        <div className={css.label} title={row.label} data-cut="">
          <bdi>{row.label}</bdi>
        </div>
      </foreignObject>
      <text className={css.value} x={right - valueEnd} y={middle} dy="0.35em" textAnchor="end">
        {formatCount(row.value)}
      </text>
      <text className={css.share} x={right - shareEnd} y={middle} dy="0.35em" textAnchor="end">
        {formatShare(row.share)}
      </text>
    </g>
  );
};
