import css from './MinuteBars.module.css';

type MinuteBarsProps = {
  /** From the oldest to the present one. */
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
  size?: 'small' | 'large';
};

/** Counts of the last minutes, each a bar. */
export const MinuteBars = ({ values, label, size = 'small' }: MinuteBarsProps) => {
  const most = Math.max(1, ...values);
  return (
    <div className={css.bars} role="img" aria-label={label} data-size={size}>
      {values.map((value, place) => (
        <span
          key={place}
          className={css.bar}
          data-none={value === 0 || undefined}
          style={{ blockSize: `${(value / most) * 100}%` }}
        />
      ))}
    </div>
  );
};
