import { formatCount } from '#web/lib/numbers.ts';
import { live as words } from '#web/words/live.ts';
import css from './MinuteBars.module.css';

type MinuteBarsProps = {
  /** From the oldest to the present one. */
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
  size?: 'small' | 'large';
};

/** At least as many are the whole height, so that a single one is not. */
const least = 4;

/** Counts of the last minutes, each a bar. */
export const MinuteBars = ({ values, label, size = 'small' }: MinuteBarsProps) => {
  const most = Math.max(least, ...values);
  return (
    <div className={css.whole} role="img" aria-label={label} data-size={size}>
      {size === 'large' ? (
        <div className={css.top}>
          <span>{words.perMinute}</span>
          {values.some((value) => value > 0) ? <span>{formatCount(most)}</span> : null}
        </div>
      ) : null}
      <div className={css.bars}>
        {values.map((value, place) => (
          <span
            key={place}
            className={css.bar}
            data-none={value === 0 || undefined}
            style={{ blockSize: `${(value / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={css.ends}>
        <span>{words.ago}</span>
        <span>{words.present}</span>
      </div>
    </div>
  );
};
