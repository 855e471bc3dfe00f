import { shortDuration } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { frame as words } from '#web/words/frame.ts';
import css from './BudgetMeter.module.css';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';

type BudgetMeterProps = {
  /** Requests left in this minute. */
  left: number;
  limit: number;
  /**
   * When the budget is full again, in ms since 1970. If the dashboard estimates the budget, when more requests become
   * available.
   */
  resetAt?: number;
  /** Whether the service reports its limit. If not, the dashboard estimates it. */
  isTold?: boolean;
  /** Number of requests waiting for the budget. If there are any, the meter shows how long they wait. */
  waiting?: number;
};

const round = 2 * Math.PI * 6.5;

export const BudgetMeter = ({ left, limit, resetAt, isTold = true, waiting = 0 }: BudgetMeterProps) => {
  const seconds = useSecondsLeft(resetAt);
  const share = limit > 0 ? Math.min(1, Math.max(0, left / limit)) : 0;
  const state = waiting > 0 ? 'waiting' : share <= 0.2 ? 'low' : 'fine';
  const wait = shortDuration(seconds);
  const explain = () => {
    if (waiting > 0) return words.limitReached(limit, wait);
    if (seconds === 0) return isTold ? words.limitLeft(left, limit) : words.limitGuessed(left, limit);
    return isTold ? words.limitResets(left, limit, wait) : words.limitGuessedMore(left, limit, wait);
  };
  return (
    <Tooltip text={explain()} side="bottom">
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
        <span className="visually-hidden">{words.rateLimit}</span>
        <span className={css.words}>{waiting > 0 ? words.waiting(wait) : words.left(left, limit)}</span>
      </button>
    </Tooltip>
  );
};
