import type { plotScale } from './plot-scale.ts';

type VeilProps = { scale: ReturnType<typeof plotScale> };

/** Makes pale what leads to a moment that isn’t over. The lines of the grid stay as they are. */
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
