import { layout as words } from '#web/words/layout.ts';
import { groupViewed } from '#web/lib/viewed-requests.ts';
import css from './InspectionEntries.module.css';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

type LookedAtProps = {
  /** Newest first. Undefined while loading. */
  entries: readonly { id: number; at: string; what: string; details: string }[] | undefined;
};

/** Lists what was viewed and when. The individual requests are shown on hover. */
export const InspectionEntries = ({ entries }: LookedAtProps) => {
  const requests = entries?.filter(({ what }) => what === 'read' || what === 'refused');
  if (!requests) return <Skeleton />;
  if (requests.length === 0) return <p className={css.none}>{words.nothingViewed}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <ul className={css.list} aria-label={words.viewed} tabIndex={0}>
      {groupViewed(requests).map(({ id, at, what, label, requests: asked }) => (
        <li key={id} className={css.line}>
          <span className={css.request} title={asked.join('\n')}>
            {what === 'refused' ? words.refused(label) : label}
          </span>
          <RelativeTime value={at} />
        </li>
      ))}
    </ul>
  );
};
