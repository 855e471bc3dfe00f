import type { ReactNode } from 'react';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { ItemList } from '#web/ui/layout/ItemList.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import type { PickItem } from './pick-items.ts';
import type { PickWork } from './pick-work.ts';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import css from './WorkReport.module.css';

type WorkReportProps = {
  /** While it runs: "Adding 45 links". */
  label: string;
  /** What became of those that went through: "added". */
  did: string;
  work: PickWork<PickItem>;
  /** Time left, "waiting 12 s". */
  note?: ReactNode;
};

/** How far work of one request per item has come, and which of them came to nothing. */
export const WorkReport = ({
  label,
  did,
  work: { state, total, done, failed, left },
  note,
}: WorkReportProps) => (
  <div className={css.report}>
    {state === 'running' ? (
      <ProgressBar label={label} value={done + failed.length} total={total} note={note} />
    ) : (
      <Notice
        tone={failed.length > 0 ? 'bad' : 'warn'}
        title={`${formatCount(done)} of ${formatCount(total)} ${did}`}
      >
        {[
          failed.length > 0 && `${countOf(failed.length, 'was', 'were')} refused.`,
          left.length > 0 && `${countOf(left.length, 'was', 'were')} not sent, since the work was stopped.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    )}
    {failed.length > 0 ? (
      <ItemList
        label="What was refused"
        items={failed.map(({ item, message }) => ({ key: item.key, title: item.title, why: message }))}
      />
    ) : null}
  </div>
);
