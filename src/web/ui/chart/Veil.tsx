import type { plotScale } from './plot-scale.ts';

type VeilProps = { scale: ReturnType<typeof plotScale> };

/** Dims the segment that leads to a period still in progress. The grid lines are redrawn on top at full strength. */
export const Veil = ({ scale: { veil, counts, end, y } }: VeilProps) =>
  veil ? (
    <>
      <rect {...veil} />
      {counts.slice(1).map(({ count }) => (
        <line
          key={count}
          x1={veil.x}
          x2={end}
          y1={y(count)}
          y2={y(count)}
          stroke="var(--line)"
          shapeRendering="crispEdges"
        />
      ))}
    </>
  ) : null;
