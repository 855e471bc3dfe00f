import { formatCount } from '#web/lib/numbers.ts';
import { live as words } from '#web/words/live.ts';
import css from './MinuteBars.module.css';

type MinuteBarsProps = {
  /** From the oldest minute to the current one. */
  values: readonly number[];
  label: string;
  size?: 'small' | 'large';
};

/** Minimum count for the full height, so that a single visit doesn't fill it. */
const least = 4;

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
