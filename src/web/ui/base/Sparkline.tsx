import css from './Sparkline.module.css';

type SparklineProps = {
  /** From oldest to newest. Undefined while loading. */
  values: readonly number[] | undefined;
  label: string;
};

const [width, height, edge] = [72, 24, 2];

export const Sparkline = ({ values, label }: SparklineProps) => {
  if (!values || values.length < 2)
    return <svg className={css.line} width={width} height={height} aria-hidden />;
  const most = Math.max(...values);
  const step = (width - 2 * edge) / (values.length - 1);
  const points = values.map((value, place) => {
    const share = most > 0 ? value / most : 0;
    return `${(edge + place * step).toFixed(1)},${(height - edge - share * (height - 2 * edge)).toFixed(1)}`;
  });
  return (
    <svg
      className={css.line}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      data-flat={most === 0 || undefined}
    >
      <title>{label}</title>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
};
