import { shortDuration } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import css from './BudgetMeter.module.css';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';

type BudgetMeterProps = {
  /** Requests left in this minute. */
  left: number;
  limit: number;
  /** When it is full again, or, where it is counted here, when there are more; in ms since 1970. */
  resetAt?: number;
  /** Whether the service tells its limit; else it is counted here. */
  isTold?: boolean;
  /** How many requests wait for that; then the meter says how long. */
  waiting?: number;
};

const round = 2 * Math.PI * 6.5;

export const BudgetMeter = ({ left, limit, resetAt, isTold = true, waiting = 0 }: BudgetMeterProps) => {
  const seconds = useSecondsLeft(resetAt);
  const share = limit > 0 ? Math.min(1, Math.max(0, left / limit)) : 0;
  const state = waiting > 0 ? 'waiting' : share <= 0.2 ? 'low' : 'fine';
  const words = waiting > 0 ? `waiting ${shortDuration(seconds)}` : `${left} of ${limit}`;
  const wait = shortDuration(seconds);
  const rest = seconds > 0 ? ` ${isTold ? 'Full again' : 'More'} in ${wait}.` : '';
  const source = isTold ? '' : ' The service does not tell: they are counted here.';
  const told =
    waiting > 0
      ? `The service takes ${limit} requests a minute. ${waiting === 1 ? 'One waits and goes through by itself' : `${waiting} wait and go through by themselves`} in ${wait}.`
      : `${left} of ${limit} requests are left this minute.${rest}${source}`;
  return (
    <Tooltip text={told} side="bottom">
      <button type="button" className={css.meter} data-state={state}>
        <svg viewBox="0 0 16 16" className={css.ring} aria-hidden="true">
          <circle className={css.track} cx="8" cy="8" r="6.5" />
          <circle
            className={css.left}
            cx="8"
            cy="8"
            r="6.5"
            strokeDasharray={`${share * round} ${round}`}
            transform="rotate(-90 8 8)"
          />
        </svg>
        <span className={css.words}>{words}</span>
        <span className="visually-hidden"> requests</span>
      </button>
    </Tooltip>
  );
};
