import { labels } from '#web/words/labels.ts';
import css from './PickPanel.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export const PickSkeleton = () => (
  <div className={css.skeleton} role="status" aria-label={labels.loading}>
    {[1, 2, 3, 4, 5].map((place) => (
      <div key={place} className={css.bone}>
        <Skeleton width={place % 2 === 0 ? 'half' : 'third'} />
        <Skeleton width="half" />
      </div>
    ))}
  </div>
);
