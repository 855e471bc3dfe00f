import type { Mark } from './series-look.ts';

type SeriesMarkProps = { mark: Mark; x: number; y: number; color: string };

const paths: Readonly<Record<Exclude<Mark, 'circle'>, string>> = {
  square: 'M-3-3h6v6h-6z',
  triangle: 'M0-4 4 3H-4z',
  diamond: 'M0-4.5 4.5 0 0 4.5-4.5 0z',
  cross: 'M-4-2-2-4 0-2 2-4 4-2 2 0 4 2 2 4 0 2-2 4-4 2-2 0z',
};

export const SeriesMark = ({ mark, x, y, color }: SeriesMarkProps) => {
  const look = { fill: color, stroke: 'var(--panel)', strokeWidth: 1 };
  return mark === 'circle' ? (
    <circle cx={x} cy={y} r={3.5} {...look} />
  ) : (
    <path d={paths[mark]} transform={`translate(${x} ${y})`} {...look} />
  );
};
