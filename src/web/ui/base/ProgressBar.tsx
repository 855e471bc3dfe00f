import type { ReactNode } from 'react';
import { formatCount, shareOf } from '#web/lib/numbers.ts';
import { base } from '#web/words/base.ts';
import css from './ProgressBar.module.css';

type ProgressBarProps = {
  label: string;
  /** Replaces the visible label, for example with a link. */
  title?: ReactNode;
  value: number;
  total: number;
  /** Time left, "paused" or "waiting 12 s". */
  note?: ReactNode;
  /** Replaces the count and the note. */
  words?: ReactNode;
  tone?: 'accent' | 'warn' | 'bad' | 'good';
  actions?: ReactNode;
};

export const ProgressBar = ({
  label,
  title = label,
  value,
  total,
  note,
  words,
  tone = 'accent',
  actions,
}: ProgressBarProps) => (
  <div className={css.work} data-tone={tone}>
    <div className={css.words}>
      <span className={css.label} dir="auto">
        {title}
      </span>
      <span className={css.count}>
        {words ?? (
          <>
            {base.progress(formatCount(value), formatCount(total))}
            {note ? <> · {note}</> : null}
          </>
        )}
      </span>
    </div>
    {actions ? <div className={css.actions}>{actions}</div> : null}
    <progress className={css.bar} value={shareOf(value, total)} aria-label={label} />
  </div>
);
