import { formatShare, shareOf } from '#web/lib/numbers.ts';
import css from './ShareBar.module.css';

type ShareBarProps = {
  part: number;
  whole: number;
};

/** Renders a share as a bar and a percentage, for a table cell. */
export const ShareBar = ({ part, whole }: ShareBarProps) => {
  const share = shareOf(part, whole);
  return (
    <span className={css.share}>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={css.percent}>{formatShare(share)}</span>
    </span>
  );
};
