import { formatShare, shareOf } from '#web/lib/numbers.ts';
import css from './ShareBar.module.css';

type ShareBarProps = {
  part: number;
  whole: number;
};

/** What part of the whole it is, for a table's cell. */
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
