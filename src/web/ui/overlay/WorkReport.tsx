import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/numbers.ts';
import { work as words } from '#web/words/work.ts';
import { ItemList } from '#web/ui/layout/ItemList.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import type { PickItem } from './pick-items.ts';
import type { PickWork } from './pick-work.ts';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import css from './WorkReport.module.css';

type WorkReportProps = {
  /** Label while the work runs, such as "Adding 45 links". */
  label: string;
  /** What was done with the records that succeeded, such as "added". */
  did: string;
  work: PickWork<PickItem>;
  /** Remaining time, or "waiting 12 s". */
  note?: ReactNode;
};

/** Shows the progress of work with one request per item, and the items that failed. */
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
        title={words.result(formatCount(done), formatCount(total), did)}
      >
        {[failed.length > 0 && words.failed(failed.length), left.length > 0 && words.skipped(left.length)]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    )}
    {failed.length > 0 ? (
      <ItemList
        label={words.failures}
        items={failed.map(({ item, message }) => ({ key: item.key, title: item.title, why: message }))}
      />
    ) : null}
  </div>
);
